import type { CompileInput } from '../../packages/pagewright/src/markdown/compile.ts';

/** For pages whose links do not matter: they stay as they are, and there are no images. */
export const noResolvers: Pick<CompileInput, 'resolveLink' | 'resolveImage' | 'resolveFile' | 'resolveCode'> = {
  resolveLink: (target) => target,
  resolveImage: () => ({ message: '', hint: '' }),
  resolveFile: (target) => target,
  resolveCode: () => ({ message: 'there is no file', hint: 'use another' }),
};

import { SetupError } from './setup-error.ts';

const sdk = '@modelcontextprotocol/sdk';

/** A part of the SDK, which few sites need and so only those install: `() => import('@modelcontextprotocol/sdk/…')`. */
export async function loadSdk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'ERR_MODULE_NOT_FOUND' || !message.includes(sdk)) throw error;
    throw new SetupError(
      `${sdk}, which speaks the Model Context Protocol, is not installed`,
      `install it: npm install ${sdk}`,
      {
        cause: error,
      },
    );
  }
}

import { commentBefore, declarations, readSource } from './source.ts';

export interface Interface {
  name: string;
  text: string | undefined;
  members: { name: string; type: string; isOptional: boolean; text: string | undefined }[];
}

/** The exported interfaces of a file with their comments. */
export function interfacesIn(file: string): Interface[] {
  const source = readSource(file);
  return declarations(source).flatMap(({ declaration, start }) => {
    if (declaration.type !== 'TSInterfaceDeclaration') return [];
    const members = declaration.body.body.flatMap((member) => {
      if (member.type !== 'TSPropertySignature' && member.type !== 'TSMethodSignature') return [];
      const written = source.text.slice(member.start, member.end).replace(/;$/, '').replace(/\s+/g, ' ');
      const name = /^[\w$]+/.exec(written)![0];
      const signature = written.slice(name.length).replace(/^\?/, '');
      return {
        name,
        type: member.type === 'TSMethodSignature' ? signature : signature.replace(/^: /, ''),
        isOptional: member.optional,
        text: commentBefore(source, member.start),
      };
    });
    return [{ name: declaration.id.name, text: commentBefore(source, start), members }];
  });
}

import type { Part } from '../../../site/plugins/plugin-markdown.ts';
import type { Surroundings } from '../../parts/part-context.ts';
import { renderPart } from '../../parts/render-part.tsx';
import type { ConfigNames } from '../config-example.ts';
import type { TypeDefinition } from '../model.ts';
import { ApiReference } from './ApiReference.tsx';
import { PackageHeader } from './PackageHeader.tsx';
import { ConfigHeader } from './ConfigHeader.tsx';
import { ConfigReference } from './ConfigReference.tsx';
import type { ReferenceInput } from './context.ts';

export function renderApi(input: ReferenceInput, surroundings: Surroundings): Part {
  const part = renderPart(<ApiReference {...input} />, surroundings);
  const header = renderPart(<PackageHeader {...input} />, surroundings);
  return { ...part, reference: { header: header.html } };
}

export function renderConfig(type: TypeDefinition, names: ConfigNames, surroundings: Surroundings): Part {
  const header = renderPart(<ConfigHeader {...names} />, surroundings);
  return { ...renderPart(<ConfigReference type={type} />, surroundings), reference: { header: header.html } };
}

import type { Part } from '../../../site/plugins/plugin.ts';
import type { Surroundings } from '../../parts/part-context.ts';
import { renderPart } from '../../parts/render-part.tsx';
import type { TypeDefinition } from '../model.ts';
import { ApiReference } from './ApiReference.tsx';
import { ConfigReference } from './ConfigReference.tsx';
import type { ReferenceInput } from './context.ts';

export function renderApi(input: ReferenceInput, surroundings: Surroundings): Part {
  return renderPart(<ApiReference {...input} />, surroundings);
}

export function renderConfig(type: TypeDefinition, surroundings: Surroundings): Part {
  return renderPart(<ConfigReference type={type} />, surroundings);
}

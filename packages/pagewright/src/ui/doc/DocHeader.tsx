import type { DocHeaderProps } from '../../contract/parts.ts';

export function DocHeader({ title, version }: DocHeaderProps) {
  return (
    <>
      {version && <span className="badge">{`Version: ${version}`}</span>}
      <h1>{title}</h1>
    </>
  );
}

import { useTexts } from './use-texts.ts';

/** A package, with a button that copies its name. */
export function PackageName({ name, version }: { name: string; version?: string | undefined }) {
  const { text } = useTexts();
  return (
    <p className="api-package">
      <code>{name}</code> <button type="button" className="copy" aria-label={text('reference.copyPackage')} />
      {version && <small>{version}</small>}
    </p>
  );
}

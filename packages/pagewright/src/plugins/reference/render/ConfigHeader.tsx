import { PackageName } from '../../parts/PackageName.tsx';
import { PartIcon } from '../../parts/PartIcon.tsx';
import type { ConfigNames } from '../config-example.ts';

/** Below the title of a page: the product's configuration file, and the package that reads it. */
export function ConfigHeader({ file, package: name }: Pick<ConfigNames, 'file' | 'package'>) {
  return (
    <>
      <PartIcon name="config" />
      <PackageName name={name} />
      <p className="api-facts">
        <code>{file}</code>
      </p>
    </>
  );
}

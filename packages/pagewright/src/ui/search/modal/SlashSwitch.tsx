import { t } from '../../../contract/strings/t.ts';
import { rich } from '../../app/rich.ts';
import * as keys from '../../../contract/storage-keys.ts';
import { useStored } from '../../../client/preferences/use-stored.ts';

/** Whether the slash opens search, and the question mark the list of keys. Speech input sends single characters unasked, so there must be a way to switch it off. */
export function SlashSwitch() {
  const [isOff, setOff] = useStored(keys.slashOff);
  return (
    <label className="search-slash">
      <input type="checkbox" checked={!isOff} onChange={(event) => setOff(event.target.checked ? null : 'true')} />
      <span>{rich(t('search.slash'), { key: <kbd>/</kbd>, help: <kbd>?</kbd> })}</span>
    </label>
  );
}

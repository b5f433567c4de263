import * as keys from '../../../contract/storage-keys.ts';
import { useStored } from '../../../client/preferences/use-stored.ts';

/** Whether the slash opens search. Speech input sends single characters unasked, so there must be a way to switch it off. */
export function SlashSwitch() {
  const [isOff, setOff] = useStored(keys.slashOff);
  return (
    <label className="search-slash">
      <input type="checkbox" checked={!isOff} onChange={(event) => setOff(event.target.checked ? null : 'true')} />
      <span>
        Open search with <kbd>/</kbd>
      </span>
    </label>
  );
}

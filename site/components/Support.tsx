import './support.css';
import Icon from './Icon.tsx';
import type { Platform, State } from './support.ts';

/** One sign of those in overviews, for their legend, whose words say what it is. */
export default function Support({ platform, state }: { platform: Platform; state: State }) {
  return <Icon name={platform} className={`support support-${state}`} />;
}

/** Those of icons.css. */
export type IconName =
  | 'chat'
  | 'chevron'
  | 'close'
  | 'copy'
  | 'edit'
  | 'github'
  | 'language'
  | 'menu'
  | 'mode'
  | 'search';

/** An icon whose shape is in the stylesheet, so that it is sent once and follows the text colour. */
export function Icon({ name }: { name: IconName }) {
  return <span className={`icon icon-${name}`} aria-hidden="true" />;
}

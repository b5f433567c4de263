/** An icon whose shape is in the stylesheet, so that it is sent once and follows the text colour. */
export function Icon({ name }: { name: string }) {
  return <span className={`icon icon-${name}`} aria-hidden="true" />;
}

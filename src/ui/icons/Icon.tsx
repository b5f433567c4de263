/** An icon drawn by the stylesheet as a mask, so that its shape is sent once and follows the text colour. */
export function Icon({ name }: { name: string }) {
  return <span className={`icon icon-${name}`} aria-hidden="true" />;
}

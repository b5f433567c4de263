/** A light that is on. */
export default function Lamp({ name }: { name: string }) {
  return <strong className="lamp">{`${name} is lit`}</strong>;
}

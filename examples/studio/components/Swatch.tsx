import './swatch.css';

/** A firing and its temperature. Rendered by the build: it costs readers no script. Only pages with one link its styles. */
export default function Swatch({ name, temperature }: { name: string; temperature: number }) {
  return (
    <p className="swatch">
      <strong>{name}</strong> <span>{`${temperature.toLocaleString('en')} °C`}</span>
    </p>
  );
}

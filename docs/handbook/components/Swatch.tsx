/** A colour and its name. */
export default function Swatch({ name, color }: { name: string; color: string }) {
  return (
    <p className="swatch">
      <svg width="20" height="20" aria-hidden="true">
        <rect width="20" height="20" rx="3" fill={color} />
      </svg>
      {name} <code>{color}</code>
    </p>
  );
}

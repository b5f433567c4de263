/** The temperature of one night. */
export function FiringCurve() {
  return (
    <svg className="curve" viewBox="0 0 900 260" role="img" aria-label="The temperature rises until three in the morning, holds for an hour, and falls until noon.">
      <path className="curve-area" d="M0 250 C 140 240 180 200 260 190 S 420 60 520 30 L 590 30 C 660 60 760 190 900 235 V 260 H 0 Z" />
      <path className="curve-line" d="M0 250 C 140 240 180 200 260 190 S 420 60 520 30 L 590 30 C 660 60 760 190 900 235" />
      <text x="520" y="18">1,222 °C</text>
      <text x="8" y="238">18:00</text>
      <text x="890" y="212" textAnchor="end">
        noon
      </text>
    </svg>
  );
}

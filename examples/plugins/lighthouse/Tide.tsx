export default function Tide({ tide }: { tide: string }) {
  return <aside className="tide">{`Today: ${tide} tide`}</aside>;
}

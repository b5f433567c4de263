interface LightsPageProps {
  lights: { id: string; name: string; seconds: number }[];
}

export default function LightsPage({ lights }: LightsPageProps) {
  return (
    <div className="plain-page prose">
      <h1>All lights</h1>
      <ul>
        {lights.map(({ id, name, seconds }) => (
          <li key={id}>{`${name}: every ${seconds} seconds`}</li>
        ))}
      </ul>
    </div>
  );
}

import type { SitePageInfo, SitePageProps } from 'pagewright';

export const page: SitePageInfo = {
  title: 'A quiet controller for pottery kilns',
  description: 'Kiln follows a firing schedule, watches the temperature, and stops when the work is done.',
  layout: 'wide',
};

export default function Home({ baseUrl }: SitePageProps) {
  return (
    <div className="home">
      <h1>
        Load the kiln.
        <br />
        Go to bed.
      </h1>
      <p>Kiln follows your schedule through the night and leaves a record for the morning.</p>
      <a href={`${baseUrl}handbook`}>Open the handbook</a>
    </div>
  );
}

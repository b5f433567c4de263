import type { SitePageInfo, SitePageProps } from 'pagewright';
import { FiringCurve } from './_FiringCurve.tsx';

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
        <em>Go to bed.</em>
      </h1>
      <FiringCurve />
      <div className="home-text">
        <p>
          Kiln follows your schedule through the night, zone by zone, and leaves a record for the morning. If something
          is wrong, it stops.
        </p>
        <p>
          <a className="home-link" href={`${baseUrl}handbook`}>
            Open the handbook
          </a>
        </p>
      </div>
    </div>
  );
}

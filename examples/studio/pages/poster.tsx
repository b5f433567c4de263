import type { SitePageInfo } from 'pagewright';

export const page: SitePageInfo = { title: 'Poster', layout: 'blank', unlisted: true };

/** To print and pin up beside the kiln: nothing but the page itself. */
export default function Poster() {
  return (
    <div className="poster">
      <h1>Is the lid shut?</h1>
      <p>
        <a href="/handbook">The handbook</a>
      </p>
    </div>
  );
}

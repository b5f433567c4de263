import type { NavigationLink } from '../../contract/page-data.ts';

export function Pager({ previous, next }: { previous?: NavigationLink; next?: NavigationLink }) {
  if (!previous && !next) return null;
  return (
    <nav className="pager" aria-label="Previous and next page">
      {previous && (
        <a rel="prev" href={previous.href}>
          <span>Previous</span> {previous.label}
        </a>
      )}
      {next && (
        <a className="pager-next" rel="next" href={next.href}>
          <span>Next</span> {next.label}
        </a>
      )}
    </nav>
  );
}

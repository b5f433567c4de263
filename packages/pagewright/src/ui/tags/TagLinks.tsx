import type { NavigationLink } from '../../contract/page-data.ts';

/** Below a page's text. A footer, so that it is part of neither search nor the Markdown export. */
export function TagLinks({ tags }: { tags: NavigationLink[] }) {
  return (
    <footer>
      <p>
        Tags:
        {tags.map(({ label, href }) => (
          <a key={href} className="badge" href={href}>
            {label}
          </a>
        ))}
      </p>
    </footer>
  );
}

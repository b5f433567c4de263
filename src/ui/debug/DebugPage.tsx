import type { DebugSection, NavigationLink } from '../page-data.ts';
import { JsonTree } from './JsonTree.tsx';

/** The data the site was built from, for its developers. */
export function DebugPage({
  name,
  sections,
  pages,
}: {
  name: string;
  sections: DebugSection[];
  pages: NavigationLink[];
}) {
  return (
    <div className="plain-page debug">
      <h1>Debug: {name}</h1>
      <nav aria-label="Debug pages">
        <ul className="debug-nav">
          {pages.map(({ label, href }) => (
            <li key={href}>
              <a href={href} aria-current={label === name ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map(({ title, value }) => (
        <section key={title}>
          <h2>{title}</h2>
          <JsonTree value={value} />
        </section>
      ))}
    </div>
  );
}

import './debug.css';
import type { DebugPageProps } from './debug-pages.ts';
import { jsonTree } from './json-tree.ts';

/** The data the site was built from, for its developers. */
export default function DebugPage({ title, sections, pages }: DebugPageProps) {
  return (
    <div className="plain-page debug">
      <div className="prose">
        <h1>{title}</h1>
      </div>
      <nav aria-label="Debug pages">
        <ul className="debug-nav">
          {pages.map(({ label, href, active }) => (
            <li key={href}>
              <a href={href} aria-current={active ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map(({ title: heading, value }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <div dangerouslySetInnerHTML={{ __html: jsonTree(value) }} />
        </section>
      ))}
    </div>
  );
}

import styles from './debug.css?inline';
import type { DebugSection, MenuLink } from '../../contract/page-data.ts';
import { jsonTree } from './json-tree.ts';

/** The data the site was built from, for its developers. */
export function DebugPage({ title, sections, pages }: { title: string; sections: DebugSection[]; pages: MenuLink[] }) {
  return (
    <div className="plain-page debug">
      <style dangerouslySetInnerHTML={{ __html: styles }} />
      <h1>{title}</h1>
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

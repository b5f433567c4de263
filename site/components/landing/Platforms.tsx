import { platforms } from './platforms.ts';
import type { Version } from './version.ts';

/**
 * The ways of a platform through the documentation, from the first build to the store.
 *
 * @param href Of the version's landing page. The build checks every address that it renders.
 */
export default function Platforms({ version, href }: { version: Version; href: string }) {
  return (
    <div className="tiles">
      {platforms[version].map(({ name, about, links }, index) => (
        <div key={name} className="tile">
          <div className="tile-head">
            <div>
              <h3 id={`on-${name.toLowerCase()}`}>{name}</h3>
              <p>{about}</p>
            </div>
            <Mark own={index} />
          </div>
          <ul>
            {links.map(([action, page, what]) => (
              <li key={page}>
                <a href={href + page}>
                  {`${action} `}
                  <span>{what}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

const arcs = ['M3 28v-4a7 7 0 0 1 14 0v4', 'M3 28v-4a14 14 0 0 1 28 0v4', 'M3 28v-4a21 21 0 0 1 42 0v4'];

/** The logo's arcs with that of one platform in front. */
function Mark({ own }: { own: number }) {
  return (
    <svg className="tile-mark" viewBox="0 0 48 28" width="48" height="28" aria-hidden="true">
      {[...arcs.keys()]
        .toSorted((a, b) => Number(a === own) - Number(b === own))
        .map((index) => (
          <path key={index} d={arcs[index]} {...(index === own && { className: 'own' })} />
        ))}
    </svg>
  );
}

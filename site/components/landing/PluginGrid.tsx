import Icon from '../Icon.tsx';
import { newIn, tasks } from './plugins.ts';
import type { Version } from './version.ts';

/**
 * All official plugins of a version, by what they help with.
 *
 * @param href Of the version's landing page. The build checks every address that it renders.
 */
export default function PluginGrid({ version, href }: { version: Version; href: string }) {
  return (
    <div className="tasks">
      {tasks[version].map(({ title, plugins, other }) => (
        <div key={title} className="task">
          <h3>{title}</h3>
          <ul>
            {plugins.map(([page, name, does]) => (
              <li key={page}>
                <Row
                  href={`${href}apis/${page}`}
                  icon={page}
                  name={name}
                  does={does}
                  isNew={newIn[version]?.includes(page)}
                />
              </li>
            ))}
            {other && (
              <li className="task-other">
                <Row href={href + other[0]} icon="plugin" name={other[1]} does={other[2]} />
              </li>
            )}
          </ul>
        </div>
      ))}
    </div>
  );
}

interface RowProps {
  href: string;
  icon: string;
  name: string;
  does: string;
  isNew?: boolean | undefined;
}

function Row({ href, icon, name, does, isNew }: RowProps) {
  return (
    <a href={href}>
      <span className="task-icon">
        <Icon name={icon} />
      </span>
      <span>
        <b>{name}</b>
        {isNew && (
          <>
            {' '}
            <i>New</i>
          </>
        )}{' '}
        <small>{does}</small>
      </span>
    </a>
  );
}

import { arrange } from './arrange.mjs';
import { diagrams } from './diagrams/index.mjs';
import { looks } from './looks/index.mjs';

/** All drawings by the names of their files. @returns {Record<string, string>} */
export function drawings() {
  const made = {
    ...diagrams,
    ...Object.fromEntries(Object.entries(looks).map(([name, look]) => [`looks/${name}`, arrange(look)])),
  };
  return Object.fromEntries(
    Object.entries(made).flatMap(([name, { wide, narrow }]) => [
      [`${name}.svg`, wide],
      [`${name}.phone.svg`, narrow],
    ]),
  );
}

import sprite from '../static/img/icons.svg?raw';

const names = new Set([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name));

interface IconProps {
  name: string;
  label?: string;
  className?: string;
}

/** A drawing of the sprite: a platform, a plugin by the name of its page, or one of the few at the end of the file. */
export default function Icon({ name, label, className = 'glyph' }: IconProps) {
  if (!names.has(name)) throw new Error(`There is no icon "${name}". Known are ${[...names].join(', ')}.`);
  return (
    <svg
      className={className}
      width="20"
      height="20"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <use href={`${import.meta.env.BASE_URL}img/icons.svg#${name}`} />
    </svg>
  );
}

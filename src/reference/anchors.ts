// Anchors on reference pages. Others link to them: changing one breaks their links.

/** `getPhoto` → `getphoto`; overloads get -1, -2, … */
export function methodAnchor(name: string): string {
  return name.toLowerCase();
}

/** `addListener` for `appStateChange` → `addlistenerappstatechange-` */
export function eventAnchor(method: string, event: string): string {
  return `${method.toLowerCase()}${event.toLowerCase()}-`;
}

/** `ImageOptions` → `imageoptions`; a type with the same name as a method gets -1 */
export function typeAnchor(name: string): string {
  return name.toLowerCase();
}

/** `quality` of `ImageOptions` → `imageoptions.quality` */
export function propertyAnchor(before: string, name: string): string {
  return (before + name).toLowerCase();
}

/** `-t, --target <id>` → `--target` */
export function optionAnchor(flags: string): string {
  return /--[\w-]+/.exec(flags)?.[0] ?? flags.split(/[\s,]/, 1)[0]!;
}

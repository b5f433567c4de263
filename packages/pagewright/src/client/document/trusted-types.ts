// What the site's policy (`require-trusted-types-for`) lets become HTML or a script: only what the build made. Browsers ask
// the policy called `default` about every string; whatever it does not know, they refuse.

interface TrustedTypes {
  createPolicy(name: string, rules: Record<'createHTML' | 'createScriptURL', (text: string) => string | null>): unknown;
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** All that the build has sent. The latest first: what is shown now is most likely in there. */
const payloads: string[] = [];

trustedTypes?.createPolicy('default', {
  createHTML: (html) => (isInPayload(html) ? html : null),
  createScriptURL: (address) => (isOwnFile(address) ? address : null),
});

/** Lets the HTML in a payload be shown. */
export function trustPayload(bytes: ArrayBuffer): void {
  if (!trustedTypes) return;
  const payload = new TextDecoder().decode(bytes);
  // A page that is shown again sends nothing new.
  if (!payloads.includes(payload)) payloads.unshift(payload);
}

/**
 * Whether React was given exactly this string as HTML: in payloads, that is the value of `__html` or, if it is long, a row that
 * begins with its number of bytes. Text that only looks like HTML, such as that of a sample, is neither.
 */
function isInPayload(html: string): boolean {
  // React marks references with a dollar.
  const value = `"__html":${JSON.stringify(html.startsWith('$') ? `$${html}` : html)}`;
  const row = `:T${new TextEncoder().encode(html).byteLength.toString(16)},${html}`;
  return payloads.some((payload) => payload.includes(value) || payload.includes(row));
}

/** A worker's script. */
function isOwnFile(address: string): boolean {
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin && pathname.startsWith(import.meta.env.BASE_URL);
}

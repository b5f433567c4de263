/** The page with its shell, or only what the shell surrounds. */
export type Part = 'page' | 'content';

/** What axe finds on the page this runs in, by all rules that are not about colours. */
export async function structureProblems(part: Part): Promise<string[]> {
  // Colours are judged by kinds (`judgeColors`), and scrolling with the keyboard at each width (`layoutProblems`).
  const elsewhere = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'];
  // The content is inside `main`: whether everything is in a landmark is a matter of what surrounds it.
  const left = part === 'page' ? elsewhere : [...elsewhere, 'region'];
  // Parts of code are coloured, and mean nothing else: without them axe has a third less to look at.
  const coloured = [...document.querySelectorAll('pre code')].filter(
    (code) => !code.querySelector(':not(span), span:is([id], [role], [tabindex], [title], [lang])'),
  );
  const parts = coloured.map((code) => [...code.childNodes]);
  for (const code of coloured) code.replaceChildren(code.textContent);
  const { violations } = await window.axe.run(
    part === 'page' ? document : { exclude: ['header', 'aside.sidebar', 'body footer'] },
    {
      resultTypes: ['violations'],
      // What is preloaded is for rules that are not on by default.
      preload: false,
      rules: Object.fromEntries(left.map((rule) => [rule, { enabled: false }])),
    },
  );
  for (const [place, code] of coloured.entries()) code.replaceChildren(...parts[place]!);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `axe: ${id}: ${target.join(' ')}: ${failureSummary?.split('\n').at(1)?.trim()}`,
    ),
  );
}

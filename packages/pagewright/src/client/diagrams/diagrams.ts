// Draws the diagrams of pages. Only sites that have diagrams have this file, and only a diagram near the screen loads Mermaid.
import { t } from '../../contract/strings/t.ts';
import './diagrams.css';

/** What a drawn diagram shows: its colours are part of the picture. */
const drawn = new WeakMap<Element, string>();
let number = 0;
/** Mermaid draws one diagram at a time. */
let queue = Promise.resolve();

const nearby = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) queue = queue.then(() => draw(target));
  },
  { rootMargin: '50%' },
);

const theme = (): 'dark' | 'default' => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'default');

/** Diagrams that are new on the page, and those that are drawn in the colours of the other mode. */
function observe(): void {
  for (const diagram of document.querySelectorAll('.diagram')) {
    if (drawn.get(diagram) === theme()) continue;
    nearby.unobserve(diagram);
    nearby.observe(diagram);
  }
}

async function draw(diagram: Element): Promise<void> {
  const wanted = theme();
  const source = diagram.querySelector('code');
  if (!source || drawn.get(diagram) === wanted) return;
  drawn.set(diagram, wanted);
  const picture = diagram.querySelector(':scope > div:not(.code-title)') ?? document.createElement('div');
  try {
    const { mermaid } = await import('./mermaid.ts');
    mermaid!.initialize({ startOnLoad: false, securityLevel: 'strict', theme: wanted });
    const { svg } = await mermaid!.render(`diagram-${++number}`, source.textContent!);
    picture.innerHTML = svg;
    // The caption is its name, unless the diagram has one of its own (accTitle).
    const drawing = picture.querySelector('svg');
    if (drawing && !drawing.hasAttribute('aria-labelledby'))
      drawing.ariaLabel = diagram.querySelector('.code-title')!.textContent;
    source.parentElement!.hidden = true;
  } catch (error) {
    // Mermaid leaves its own picture of the mistake at the end of the document.
    document.getElementById(`ddiagram-${number}`)?.remove();
    picture.className = 'admonition danger';
    picture.textContent = t('diagram.failed', { reason: error instanceof Error ? error.message : String(error) });
    source.parentElement!.hidden = false;
  }
  source.parentElement!.before(picture);
}

observe();
new MutationObserver(observe).observe(document.documentElement, { attributeFilter: ['data-theme'] });
new MutationObserver(observe).observe(document.getElementById('root')!, { childList: true, subtree: true });

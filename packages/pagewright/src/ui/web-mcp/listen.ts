import { loadShell } from '../../client/router/payload-cache.ts';
import { modelContext } from './model-context.ts';

/** Offers tools to agents, on sites that do and in browsers that have some. Readers notice nothing if that fails. */
async function offer(): Promise<void> {
  const context = modelContext();
  if (!context) return;
  const { base, shell } = document.getElementById('root')!.dataset as Record<'base' | 'shell', string>;
  const [{ facts }, { browserTools, register }] = await Promise.all([loadShell(shell), import('./web-mcp.ts')]);
  if (facts.webMcp) await register(context, browserTools(facts.webMcp, base));
}

offer().catch((error: unknown) => console.warn('Agents in this browser are offered no tools.', error));

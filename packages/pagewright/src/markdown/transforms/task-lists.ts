import { type HastPluginDefinition, defineHastPlugin } from 'satteri';
import type { CompileContext } from '../context.ts';

/** The boxes of `- [x]` show a state and cannot be changed, so they need a name that says it. */
export function taskLists({ strings }: Pick<CompileContext, 'strings'>): HastPluginDefinition {
  return defineHastPlugin({
    name: 'task-lists',
    element: {
      filter: ['input'],
      visit(node, context) {
        if (node.properties['type'] === 'checkbox')
          context.setProperty(node, 'ariaLabel', strings[node.properties['checked'] ? 'task.done' : 'task.open']);
      },
    },
  });
}

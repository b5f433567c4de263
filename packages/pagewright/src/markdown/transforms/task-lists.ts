import { type HastPluginDefinition, defineHastPlugin } from 'satteri';

/** The boxes of `- [x]` show a state and cannot be changed, so they need a name that says it. */
export function taskLists(): HastPluginDefinition {
  return defineHastPlugin({
    name: 'task-lists',
    element: {
      filter: ['input'],
      visit(node, context) {
        if (node.properties['type'] === 'checkbox')
          context.setProperty(node, 'ariaLabel', node.properties['checked'] ? 'Done' : 'To do');
      },
    },
  });
}

import { label } from '../boxes.mjs';
import { diagram } from '../diagram.mjs';
import { path } from '../svg.mjs';

export default diagram(
  {
    screen: { text: ['Screen', 'never waits'], tone: 'key' },
    data: { text: ['Local data', 'values, files, database'] },
    queue: { text: ['Queue', 'changes with IDs, in order'] },
    server: { text: ['Server', 'takes each ID once'] },
  },
  {
    wide: {
      height: 286,
      places: {
        screen: [24, 134, 140, 58],
        data: [292, 62, 204, 58],
        queue: [292, 202, 204, 58],
        server: [616, 134, 160, 58],
      },
      below: path('M556 24v238', { stroke: 'm', width: 1.5, dash: '5 5' }),
      links: [
        { from: 'data.l@0.3', to: 'screen.t', label: 'read' },
        { from: 'screen.r@0.35', to: 'data.l@0.75', label: 'write', mid: 240 },
        { from: 'screen.b', to: 'queue.l', label: 'enqueue' },
        { from: 'queue.r', to: 'server.b', label: '1. send' },
        { from: 'server.t', to: 'data.r', label: '2. fetch' },
      ],
      above: label(290, 36, 'On the device, at once', 'wide') + label(680, 36, 'In the background', 'wide'),
    },
    narrow: {
      height: 392,
      places: {
        screen: [105, 46, 150, 48],
        data: [14, 146, 156, 64],
        queue: [190, 146, 156, 64],
        server: [105, 316, 150, 48],
      },
      texts: { data: ['Local data', 'values, files,', 'database'], queue: ['Queue', 'changes with IDs,', 'in order'] },
      below: path('M14 250h332', { stroke: 'm', width: 1.5, dash: '5 5' }),
      links: [
        { from: 'data.t@0.25', to: 'screen.l', label: 'read', shift: [0, 10] },
        { from: 'screen.b@0.18', to: 'data.t@0.76', level: true, label: 'write' },
        { from: 'screen.r', to: 'queue.t@0.75', label: 'enqueue', shift: [-68, 20] },
        { from: 'queue.b@0.75', to: 'server.r', label: '1. send', shift: [-60, 22] },
        { from: 'server.l', to: 'data.b@0.25', label: '2. fetch', shift: [0, 22] },
      ],
      above: label(180, 30, 'On the device, at once', 'narrow') + label(180, 275, 'In the background', 'narrow'),
    },
  },
);

// Prose about mobile apps, composed of phrases: not worth reading, but as long and varied as real pages.
import { capital } from './random.mjs';
import { actions, things, traits } from './words.mjs';

const platforms = [
  'iOS',
  'Android',
  'the web',
  'a tablet',
  'an emulator',
  'a simulator',
  'a foldable phone',
  'older devices',
];
const people = [
  'a person',
  'a tester',
  'your team',
  'the reviewer',
  'someone with a slow connection',
  'a first-time user',
  'the person holding the phone',
];
const tools = [
  'Xcode',
  'Gradle',
  'the command line',
  'the device log',
  'the debugger',
  'a profiler',
  'the build server',
  'Android Studio',
];
const moments = [
  'at launch',
  'after an update',
  'while the app sleeps',
  'before the first frame',
  'during a phone call',
  'when the screen turns',
  'after the store review',
  'once the bridge is ready',
  'when memory runs short',
];
const reasons = [
  'because the system may end the app at any time',
  'so that nothing is lost when the connection drops',
  'which saves a round trip',
  'and that is what most apps want',
  'unless the setting below says otherwise',
  'which keeps the main thread free',
  'so plan for a refusal',
  'even if the user has turned the feature off',
];

const sentences = [
  (w) => `The ${w.trait} ${w.thing} is ready ${w.moment}, ${w.reason}.`,
  (w) => `On ${w.platform}, call \`${w.method}\` before you ${w.action} the ${w.thing}.`,
  (w) => `When ${w.person} denies the request, the ${w.thing} stays ${w.trait} and your code gets an empty result.`,
  (w) => `Use ${w.tool} to see whether the ${w.trait} ${w.thing} arrived; it takes a few seconds ${w.moment}.`,
  (w) => `There are two ways to ${w.action} a ${w.thing}: by hand, or with the \`${w.option}\` option.`,
  (w) => `A ${w.thing} holds at most **${w.number}** entries, ${w.reason}.`,
  (w) => `Do not ${w.action} it ${w.moment}: ${w.person} would see an empty screen for *${w.number} ms*.`,
  (w) => `If the ${w.thing} is ${w.trait}, ${w.tool} reports the code \`E${w.number}\` and nothing else happens.`,
  (w) => `The bridge can ${w.action} several of them at once, ${w.reason}.`,
  (w) => `Both platforms ${w.action} the ${w.thing} in their own way, and the differences show ${w.moment}.`,
  (w) => `Keep the ${w.trait} copy until the server has answered, then ${w.action} the rest.`,
  (w) => `What ${w.person} expects is simple: the ${w.thing} appears, and it is ${w.trait}.`,
  (w) => `Set \`${w.option}\` to \`${w.number}\` to wait longer on ${w.platform}.`,
  (w) => `Measure with ${w.tool} first; a ${w.trait} ${w.thing} is seldom the cause.`,
  (w) => `For ${w.platform} there is nothing to configure, ${w.reason}.`,
  (w) => `The value is kept across restarts, though not after the app is removed from ${w.platform}.`,
];

/** A writer with a vocabulary and a random generator. */
export function createWriter(random) {
  const { pick, int } = random;
  const words = () => ({
    thing: pick(things),
    action: pick(actions),
    trait: pick(traits),
    platform: pick(platforms),
    person: pick(people),
    tool: pick(tools),
    moment: pick(moments),
    reason: pick(reasons),
    number: int(2, 9999),
    method: `${pick(actions)}${capital(pick(things))}()`,
    option: pick(traits) + capital(pick(things)),
  });
  const sentence = () => pick(sentences)(words());
  const paragraph = (min = 2, max = 4) => Array.from({ length: int(min, max) }, sentence).join(' ');
  const heading = () =>
    pick([
      () => `${capital(pick(actions))} the ${pick(traits)} ${pick(things)}`,
      () => `How a ${pick(things)} can ${pick(actions)} itself`,
      () => `${capital(pick(traits))} ${pick(things)}s on ${pick(platforms)}`,
      () => `${capital(pick(actions))} and ${pick(actions)} with ${pick(tools)}`,
    ])();
  const list = (count) => Array.from({ length: count }, () => `- ${sentence()}`).join('\n');
  const table = (rows) =>
    [
      '| Option | Type | Default | What it does |',
      '| --- | --- | --- | --- |',
      ...Array.from(
        { length: rows },
        () =>
          `| \`${pick(traits)}${capital(pick(things))}\` | \`${pick(['string', 'number', 'boolean', 'string[]'])}\` | \`${pick(['true', 'false', '0', '250', 'none'])}\` | ${capital(pick(actions))}s the ${pick(traits)} ${pick(things)} ${pick(moments)} |`,
      ),
    ].join('\n');
  const admonition = () =>
    `:::${pick(['note', 'tip', 'info', 'caution', 'warning', 'danger'])}${random.chance(0.5) ? `[${capital(pick(traits))} ${pick(things)}]` : ''}\n${paragraph(1, 2)}\n:::`;
  return { sentence, paragraph, heading, list, table, admonition };
}

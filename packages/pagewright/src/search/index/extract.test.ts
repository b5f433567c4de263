import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../kernel/html/parse-html.ts';
import { extractRecords } from './extract.ts';

const records = (article: string) => extractRecords(parseHtml(article).children, 'Lamp');
/** As the reference shows them. */
const platforms =
  '<p class="api-facts"><span><span class="api-platforms"><span class="api-platform"><svg class="api-icon"><use href="/icons.svg#ios"></use></svg>iOS</span> <span class="api-platform">Web</span></span></span> <span>Since 1.0.0</span></p>';

describe('extractRecords', () => {
  it('gives the page and each heading with an id a record with its own text', () => {
    expect(
      records(
        '<p>Lead &amp; more.</p><h2 id="use"><a href="#use">Use it</a></h2><p>Turn <b>on</b>.</p><p>Then off.</p>',
      ),
    ).toEqual([
      { kind: 'page', title: 'Lamp', anchor: '', level: 1, text: 'Lead & more.', code: '' },
      { kind: 'section', title: 'Use it', anchor: 'use', level: 2, text: 'Turn on. Then off.', code: '' },
    ]);
  });

  it('reads a name in one piece that may be broken on narrow screens', () => {
    const found = records(
      '<h3 id="s">Local<wbr>Notification<wbr>Schema</h3><dl><dt id="o"><code>small<wbr>Icon</code></dt><dd>Of Local<wbr>Notifications.</dd></dl>',
    );
    expect(found.slice(1)).toMatchObject([
      { title: 'LocalNotificationSchema' },
      { title: 'smallIcon', text: 'Of LocalNotifications.' },
    ]);
  });

  it('keeps code apart and leaves out heads of tables', () => {
    const [first] = records(
      '<figure><pre><code><span>lamp</span>.on()</code></pre></figure><table><thead><tr><th>Head</th></tr></thead><tbody><tr><td>Cell</td></tr></tbody></table>',
    );
    expect(first).toMatchObject({ text: 'Cell', code: 'lamp.on()' });
  });

  it('reads of a formula what was written', () => {
    const [first] = records(
      '<p>Power <math><semantics><mrow><mi>P</mi><mo>=</mo></mrow><annotation encoding="application/x-tex">P = v^{3}</annotation></semantics></math></p>',
    );
    expect(first!.text).toBe('Power P = v^{3}');
  });

  it('keeps the facts of a method and of its options apart from what they do', () => {
    const found =
      records(`<section class="api-item"><div class="api-head"><h3 id="on"><a href="#on">on<span>(…)</span></a></h3>${platforms}<p>Lights it.</p></div>
      <div class="api-sample"><pre class="api-signature"><code><b>on</b>(<span>options: <a href="#options">Options</a></span>)</code></pre></div>
      <div class="api-body"><section><div class="api-label"><p><code>options</code></p> <h4 id="options"><a href="#options">Options</a></h4></div><p>How it burns.</p>
      <dl class="api-list"><dt id="options.level"><code>level</code> <code>number</code></dt><dd><span>How high.</span><p class="api-facts"><span>Default <code>0</code></span> <span>Unit cm</span></p></dd></dl></section>
      <div class="api-label"><p>Rejects</p></div><ul><li><span>without oil.</span></li></ul></div></section>`);
    expect(found.slice(1)).toEqual([
      {
        kind: 'member',
        title: 'on(…)',
        anchor: 'on',
        level: 3,
        text: 'Lights it. Rejects without oil.',
        code: 'on(options: Options)',
        facts: 'iOS Web Since 1.0.0',
        signature: 'on(options: Options)',
      },
      {
        kind: 'member',
        title: 'Options',
        anchor: 'options',
        level: 4,
        text: 'How it burns.',
        code: '',
        signature: 'Options',
      },
      {
        kind: 'key',
        title: 'Options.level',
        anchor: 'options.level',
        level: 5,
        text: 'How high.',
        code: '',
        facts: 'number Default 0 Unit cm',
      },
    ]);
  });

  it('keeps what the header of a page names apart from what the page says', () => {
    const [first] = records(
      `<header class="page-header"><p class="api-package"><code>@lamp/oil</code> <small>4.1.5</small></p>${platforms}</header><div><p>The lamp burns oil.</p></div>`,
    );
    expect(first).toMatchObject({ text: 'The lamp burns oil.', facts: '@lamp/oil 4.1.5 iOS Web Since 1.0.0' });
  });

  it('keeps the fields of tables and lists of terms apart, unless a sentence does', () => {
    const [first, row] = records(
      '<p>Calls:</p><table><tbody><tr><td>on()</td><td>Yes</td><td></td><td>No</td></tr><tr><td>off()</td><td></td><td></td></tr></tbody></table>' +
        '<dl><dt><code>level</code></dt><dd>number</dd><dt>Returns</dt><dd>Lamp</dd></dl>' +
        '<table><tbody><tr id="color"><td><code>color</code> optional<br/>string</td><td>Any. <p>Since 2.0</p></td></tr></tbody></table>',
    );
    expect(first!.text).toBe('Calls: on() · Yes · No · off() · level number · Returns Lamp');
    expect(row!.text).toBe('optional string · Any. Since 2.0');
  });

  it('gives terms with an id a record, and what follows a type that a method contains to the method', () => {
    const list =
      '<dl><dt id="options.color"><code>color</code> <code>string</code></dt><dd>Any.</dd><dt id="options.level"><code>level</code>?</dt><dd>How much.</dd></dl>';
    const found = records(
      `<section><h3 id="on">on()</h3><p>Lights it.</p><section><h4 id="options">Options</h4>${list}</section><p>When dark.</p></section><p>After.</p>`,
    );
    expect(found.map(({ kind, title, text }) => [kind, title, text])).toEqual([
      ['page', 'Lamp', 'After.'],
      ['member', 'on()', 'Lights it. When dark.'],
      ['member', 'Options', ''],
      ['key', 'Options.color', 'Any.'],
      ['key', 'Options.level', 'How much.'],
    ]);
  });

  it('gives rows with an id a record: options, and properties by their full name', () => {
    const found = records(
      '<table><tbody><tr id="--bright"><td><code>--bright &lt;n&gt;</code></td><td>How <code>bright</code>.</td></tr></tbody></table>' +
        '<section><h4 id="options"><a href="#options">Options</a></h4><table><tbody><tr id="options.color"><td><code>color</code></td><td>Any.</td></tr></tbody></table><p>After.</p></section>',
    );
    expect(found.slice(1)).toEqual([
      { kind: 'option', title: '--bright <n>', anchor: '--bright', level: 2, text: 'How bright.', code: '' },
      {
        kind: 'member',
        title: 'Options',
        anchor: 'options',
        level: 4,
        text: 'After.',
        code: '',
        signature: 'Options',
      },
      { kind: 'key', title: 'Options.color', anchor: 'options.color', level: 5, text: 'Any.', code: '' },
    ]);
  });

  it('names properties by their type, even if a method has its anchor or it is generic', () => {
    const table = (id: string, name: string): string =>
      `<table><tbody><tr id="${id}"><td><code>${name}</code></td></tr></tbody></table>`;
    const found = records(
      `<section><h4 id="schedule-1">Schedule</h4>${table('schedule.at', 'at')}</section>` +
        `<section><h4 id="list">List&lt;T&gt;</h4>${table('list.onend', 'onEnd')}</section>` +
        `<section><h4 id="map">Map</h4>${table('map.[key:string]', '[key: string]')}</section>` +
        `<section><h3 id="server-options">server</h3>${table('server.url', 'server.url')}</section>`,
    );
    expect(found.filter(({ kind }) => kind === 'key').map(({ title }) => title)).toEqual([
      'Schedule.at',
      'List.onEnd',
      'Map.[key: string]',
      'server.url',
    ]);
  });

  it('takes each entry of a glossary as a section of its own', () => {
    const entry = (id: string, name: string): string =>
      `<dt id="${id}"><dfn>${name}</dfn></dt><dd><p>What the ${name} is.</p></dd>`;
    const found = records(
      `<p>Words.</p><dl>${entry('oil-lamp', 'oil lamp')}${entry('wick', 'wick')}</dl><p>After.</p>`,
    );
    expect(found).toEqual([
      expect.objectContaining({ kind: 'page', text: 'Words. After.' }),
      { kind: 'section', title: 'oil lamp', anchor: 'oil-lamp', level: 2, text: 'What the oil lamp is.', code: '' },
      { kind: 'section', title: 'wick', anchor: 'wick', level: 2, text: 'What the wick is.', code: '' },
    ]);
  });

  it('takes each message of a list as a record of its own', () => {
    const found = records(
      '<dl><dt id="no-oil"><samp><code>There is no oil</code></samp></dt><dd><p>Fill it.</p></dd></dl>',
    );
    expect(found.at(-1)).toMatchObject({ kind: 'message', title: 'There is no oil', anchor: 'no-oil' });
  });

  it('keeps words whole that are partly marked, and lines apart', () => {
    const [first] = records(
      '<p><var>n</var>th, <mark>re</mark>start, <u>F</u>ile, <del>un</del>lit<br/>on</p><p>off</p>',
    );
    expect(first!.text).toBe('nth, restart, File, unlit on off');
  });

  it('treats escaped markup as text', () => {
    expect(records('<p>&lt;script&gt;alert(1)&lt;/script&gt; &#x27;a&#39; &unknown;</p>')[0]!.text).toBe(
      "<script>alert(1)</script> 'a' &unknown;",
    );
  });

  it('takes the signature of a method, not its sample', () => {
    const sample = '<pre class="api-signature">on(level)</pre><pre><code>await lamp.on(5)</code></pre>';
    expect(records(`<section><h3 id="on">on()</h3>${sample}</section>`).at(-1)!.code).toBe('on(level)');
  });

  it('takes what a type stands for, without its name again', () => {
    const pre = "<pre class=\"api-signature\"><code><i>type</i> <b>Mode</b> = \n| 'on'\n| 'off'</code></pre>";
    expect(records(`<section><h4 id="mode">Mode</h4>${pre}</section>`).at(-1)!.code).toBe("| 'on'\n| 'off'");
  });

  it('takes the members of an enum that has no list of them', () => {
    const pre =
      '<pre class="api-declaration api-whole"><code><i>enum</i> <b>Day</b> {\n<span id="day.sun">  Sun = 1,\n</span>}</code></pre>';
    const record = records(`<section><h4 id="day">Day</h4>${pre}</section>`).at(-1)!;
    expect(record.code).toBe('{\n  Sun = 1,\n}');
    expect(record).not.toHaveProperty('signature', expect.stringContaining('enum'));
    const listed = pre.replace(' api-whole', '');
    expect(records(`<section><h4 id="day">Day</h4>${listed}</section>`).at(-1)!.code).toBe('');
  });

  it('collects the messages that a table explains, but not its other code', () => {
    const cells = (first: string): string => `<tr><td>${first}</td><td><code>lamp on now</code></td></tr>`;
    const table = `<table><tbody>${cells('<code>No oil</code> or <code>no wick</code>')}${cells('<code>dark</code>')}</tbody></table>`;
    expect(records(`${table}<p><code>lamp off now</code></p>`)[0]!.messages).toEqual(['No oil', 'no wick']);
  });

  it('leaves out the text of sections that only link to other pages', () => {
    const section = (list: string): string => `<h2 id="a">Next</h2><ul>${list}</ul>`;
    const link = '<li><a href="/b">Oil</a>: what burns.</li>';
    expect(records(section(link))[1]!.text).toBe('');
    expect(records(section(`${link}<li>See <a href="/b">wicks</a>.</li>`))[1]!.text).toContain('Oil');
    expect(records(`${section(link)}<p>Burn it.</p>`)[1]!.text).toContain('Oil');
  });
});

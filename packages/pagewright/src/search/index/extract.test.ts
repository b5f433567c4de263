import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../kernel/html/parse-html.ts';
import { extractRecords } from './extract.ts';

const records = (article: string) => extractRecords(parseHtml(article).children, 'Lamp');

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

  it('puts the facts of the reference behind what it says', () => {
    const facts = '<p class="api-facts"><strong>iOS only</strong> <span>Since 1.0</span></p>';
    const [, member] = records(`<section><h3 id="on">on()</h3>${facts}<p>Lights it.</p></section>`);
    expect(member!.text).toBe('Lights it. iOS only Since 1.0');
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

  it('gives rows with an id a record: options, and properties by their full name', () => {
    const found = records(
      '<table><tbody><tr id="--bright"><td><code>--bright &lt;n&gt;</code></td><td>How <code>bright</code>.</td></tr></tbody></table>' +
        '<section><h4 id="options"><a href="#options">Options</a></h4><table><tbody><tr id="options.color"><td><code>color</code></td><td>Any.</td></tr></tbody></table><p>After.</p></section>',
    );
    expect(found.slice(1)).toEqual([
      { kind: 'option', title: '--bright <n>', anchor: '--bright', level: 2, text: 'How bright.', code: '' },
      { kind: 'member', title: 'Options', anchor: 'options', level: 4, text: 'After.', code: '' },
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

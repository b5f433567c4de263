import { describe, expect, it } from 'vitest';
import { append, changeSite, copyBasicSite, withPlugins } from '../support/fixture-site.ts';
import { runPagewright } from '../support/run-pagewright.ts';

const lamp = `export declare const Lamp: LampApi;

export interface LampApi {
  /**
   * Turns it on.
   * @example
   * ~~~ts
   * await Lamp.on({ level: 20 });
   * ~~~
   */
  on(options: OnOptions): Promise<void>;
}

/** How it shines. */
export interface OnOptions {
  /** How bright. */
  level: number;
}
`;
const shown = append('<ApiReference name="lamp" />');

/** A site whose older version inherits an API. */
const site = copyBasicSite({
  'site.config.ts': withPlugins("apiReference({ scope: '@lamp', inherit: true })"),
  'reference/v2/lamp.ts': lamp,
  'content/v2/guide/index.mdx': shown,
  'content/v1/guide/index.mdx': shown,
});
const v1 = 'reference/v1/lamp.ts';

describe('a version that inherits its declarations', () => {
  it('needs no files: its pages show those of the next newer version', async () => {
    const { code, output } = await runPagewright('check', site);
    expect(output).toContain('no problems');
    expect(code).toBe(0);
  });

  it('is checked as a whole: mistakes are reported where they are written', async () => {
    const undo = changeSite(site, {
      [v1]: '/** @inherits */\n\n/** @absent level */\nexport interface OnOptions {\n  /** @last */\n  color: Colour;\n}\n',
    });
    const { code, output } = await runPagewright('check', site);
    undo();
    expect(code).toBe(1);
    expect(output).toContain(`error: ${v1}:6: in v1: Cannot find name 'Colour'.`);
    expect(output).toContain('hint: fix the declaration, or state what differs in v1');
    expect(output).toMatch(/reference\/v2\/lamp\.ts:8: the sample does not compile in v1: .*'level' does not exist/);
    expect(output).toContain(`hint: give what it belongs to another sample in ${v1}, or fix this one`);
  });

  it('is not built with statements about nothing', async () => {
    const undo = changeSite(site, {
      [v1]: '/** @inherits */\n\n/** @absent levels */\nexport interface OnOptions {}\n',
    });
    const { code, output } = await runPagewright('build', site);
    undo();
    expect(code).toBe(1);
    expect(output).toContain(
      `error: ${v1}:3: v2 has no "levels" that could be absent here\n  hint: did you mean "level"?`,
    );
  });
});

describe('pagewright reference', () => {
  it('prints what a version declares', async () => {
    const undo = changeSite(site, { [v1]: '/** @inherits */\n\nexport interface OnOptions {\n  level: string;\n}\n' });
    const newest = await runPagewright('reference', site);
    const older = await runPagewright('reference', site, '--version', 'v1', '--api', 'lamp');
    undo();
    expect(newest).toMatchObject({ code: 0, output: `// lamp\n\n${lamp}\n` });
    expect(older).toMatchObject({ code: 0, output: lamp.replace('number', 'string') });
  });

  it.each([
    [['--version', 'v7'], 'there is no version "v7" to print\n  hint: the site has current (v2), v1'],
    [['--api', 'lmap'], 'v2 has no declaration of "lmap"\n  hint: did you mean "lamp"?'],
  ])('does not know %j', async (args, message) => {
    const { code, output } = await runPagewright('reference', site, ...args);
    expect(output).toBe(`error: ${message}\n`);
    expect(code).toBe(1);
  });
});

import { describe, expect, it } from 'vitest';
import { copyBasicSite } from '../../../../../tests/support/fixture-site.ts';
import { checkAssets } from './check-assets.ts';
import { type Problem, formatProblem } from '../../kernel/problems.ts';
import type { ResolvedConfig } from '../config/schema.ts';

const dir = copyBasicSite();

function check(config: object, source = ''): string[] {
  const problems: Problem[] = [];
  checkAssets(dir, { favicon: 'favicon.svg', search: {}, ...config } as unknown as ResolvedConfig, source, problems);
  return problems.map(formatProblem);
}

describe('checkAssets', () => {
  it('accepts files of static/ and files elsewhere', () => {
    expect(
      check({
        favicon: '/favicon.svg',
        socialImage: 'https://a.example/card.png',
      }),
    ).toEqual([]);
  });

  it('reports each file that is not there, at its line', () => {
    const source = `export default {
  favicon: 'icon.svg',
  socialImage: 'img',
  search: { icons: 'icons.svg' },
};`;
    const config = new Function(source.replace('export default', 'return'))() as object;
    const hint = 'set it to a file in static/ or to an absolute URL';
    expect(check(config, source)).toEqual(
      [
        'site.config.ts:2: "favicon" names static/icon.svg',
        'site.config.ts:3: "socialImage" names static/img',
        'site.config.ts:4: "search.icons" names static/icons.svg',
      ].map((start) => `error: ${start}, which is not a file in static/\n  hint: ${hint}`),
    );
  });

  it('reports files outside of static/, and below a file', () => {
    for (const favicon of ['../site.config.ts', '/../site.config.ts', 'favicon.svg/a.svg'])
      expect(check({ favicon })).toEqual([
        expect.stringContaining(`names static/${favicon.replace(/^\//, '')}, which is not a file in static/`),
      ]);
  });
});

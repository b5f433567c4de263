import { expect, it } from 'vitest';
import { noResolvers } from '../../../../../tests/support/resolvers.ts';
import { compilePage } from '../compile.ts';

const compile = (source: string) => compilePage({ ...noResolvers, file: 'content/v1/page.mdx', source });

it('a column with sentences keeps room for them', async () => {
  const { code } = await compile(
    '| Hook | When |\n| --- | ---: |\n| a | b |\n| c | The app is created, and the page loads |\n',
  );
  expect(code).toContain('<th>Hook</th>');
  expect(code.replaceAll('\\', '')).toContain('<th class="end text">When</th>');
});

it('cells of rows that are blocks on a phone have their headers as labels, and roles', async () => {
  const { code } = await compile(
    '| | Package | What it does |\n| --- | --- | --- |\n| Camera | | Takes a photo, or lets the user pick one |\n',
  );
  const html = code.replaceAll('\\', '');
  expect(html).toContain('<th role="columnheader">Package</th>');
  expect(html).toContain(
    '<tr role="row"><th scope="row" role="rowheader">Camera</th><td role="cell"></td><td role="cell" data-label="What it does">',
  );
  expect(html).toMatch(/<table (?=[^>]*role="table")/);
});

it('rows of a table without sentences, or of two columns, stay rows on a phone', async () => {
  const { code } = await compile('| A | B | C |\n| --- | --- | --- |\n| a | b | c |\n');
  expect(code).not.toContain('role');
  const two = await compile('| A | B |\n| --- | --- |\n| a | A sentence that takes more than one line |\n');
  expect(two.code).not.toContain('role');
});

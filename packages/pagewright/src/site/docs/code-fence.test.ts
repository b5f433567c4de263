import { describe, expect, it } from 'vitest';
import { CodeFence } from './code-fence.ts';

/** The lines `in` and `out` of a page, as far as they are found to be in code and out of it. */
function isRight(source: string): boolean {
  const fence = new CodeFence();
  return source.split('\n').every((line) => {
    fence.read(line);
    return !/\b(?:in|out)$/.test(line) || fence.isOpen === line.endsWith('in');
  });
}

describe('CodeFence', () => {
  it.each([
    '```ts\nin\n```\nout',
    '~~~ a`b\nin\n~~~\nout',
    '````md\n```ts\nin\n```\nin\n````\nout',
    '```\nin\n````\nout',
    '```\n~~~\nin\n```\nout',
    '```\n``` ts\nin\n```\nout',
    '1. ```ts\n   in\n   ```\n   out',
    '- > ```\n  > in\n  > ```\nout',
    '- a\n\n      ```\n      in\n  ```  \n  out',
    '```\nin\n      ```\nout',
    'a[^1]\n\n[^1]: ```\n    in\n    ```\nout',
    'text ```\nout',
    '``` a`b\nout',
    '```code``` out\nout',
  ])('knows what is code in %j', (source) => {
    expect(isRight(source)).toBe(true);
  });
});

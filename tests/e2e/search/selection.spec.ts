import { openApplication } from '../support/application.ts';
import { home, rareWord, valve } from '../support/greenhouse.ts';
import { announced, field, modal, options, search } from '../support/search.ts';
import { expect, test } from '../support/test.ts';

declare global {
  interface Window {
    /** Questions to the search worker, while they are held. */
    heldQuestions?: (() => void)[];
  }
}

test('a shorter list that arrives late has a selected option all the same', async ({ page }) => {
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (message: unknown) {
      const send = (): void => postMessage.call(this, message);
      if (window.heldQuestions) window.heldQuestions.push(send);
      else send();
    };
  });
  await openApplication(page, home);
  await search(page, valve.query);
  const before = await options(page).count();
  await page.evaluate(() => {
    window.heldQuestions = [];
  });
  await field(page).fill(rareWord);
  for (let step = 1; step < before; step++) await page.keyboard.press('ArrowDown');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.evaluate(() => {
    const held = window.heldQuestions!;
    delete window.heldQuestions;
    for (const send of held) send();
  });
  await expect(announced(page)).toHaveText(/^1 result$/);
  expect(await options(page).count()).toBeLessThan(before);
  const selected = modal(page).locator('[role=option][aria-selected=true]');
  await expect(selected).toHaveCount(1);
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await selected.getAttribute('id'))!);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/docs\/$/);
});

import type { Locator, Page } from '@playwright/test';
import { applicationArrived, arrived, finished, openApplication } from '../support/application.ts';
import { holdRequests, scripts } from '../support/network.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Written out once more, from the specification. */
const expectedDuration = (height: number) => Math.round((4 + 15 * (height / 36) ** 0.25 + height / 36 / 5) * 10);

/** Durations and directions of what runs on the element right after a click on its summary. */
function clickAndLook(details: Locator): Promise<{ duration: number; from: number; to: number }[]> {
  return details.evaluate((element) => {
    element.querySelector('summary')!.click();
    return element.getAnimations().map((animation) => {
      const frames = (animation.effect as KeyframeEffect).getKeyframes();
      return {
        duration: animation.effect!.getTiming().duration as number,
        from: parseFloat(String(frames[0]!['height'])),
        to: parseFloat(String(frames.at(-1)!['height'])),
      };
    });
  });
}

const height = (details: Locator) => details.evaluate((element: HTMLElement) => element.offsetHeight);
const category = (page: Page, label: string) =>
  page.locator('.sidebar details', { has: page.locator('summary', { hasText: label }) });

async function addDetails(page: Page, summary = 'More'): Promise<Locator> {
  await page.evaluate(
    (html) =>
      document
        .querySelector('article')!
        .insertAdjacentHTML(
          'afterbegin',
          `<details id="sample"><summary>${html}</summary><p style="height:500px">Text</p></details>`,
        ),
    summary,
  );
  return page.locator('#sample');
}

test.describe('details', () => {
  test('expand and collapse for as long as their height asks for, and turn round on a click', async ({ page }) => {
    await openApplication(page, '/docs/');
    for (const details of [await addDetails(page), category(page, 'Concepts')]) {
      const closed = await height(details);
      const [opening] = await clickAndLook(details);
      await finished(details);
      await expect(details).toHaveAttribute('open');
      const open = await height(details);
      expect(opening).toEqual({ duration: expectedDuration(open - closed), from: closed, to: open });
      const [closing] = await clickAndLook(details);
      expect(closing).toEqual({ duration: expectedDuration(open - closed), from: open, to: closed });
      await finished(details);
      await expect(details).not.toHaveAttribute('open');
      expect(await height(details)).toBe(closed);
    }

    // A click while it moves turns it round.
    const details = page.locator('#sample');
    await clickAndLook(details);
    await clickAndLook(details);
    await finished(details);
    await expect(details).not.toHaveAttribute('open');
    await clickAndLook(details);
    await finished(details);
    await clickAndLook(details);
    // Looked at in one go: it does not move for long.
    const isMarked = await details.evaluate((element) => {
      element.querySelector('summary')!.click();
      return element.getAnimations().length === 1 && element.classList.contains('animating');
    });
    expect(isMarked).toBe(true);
    await finished(details);
    await expect(details).toHaveAttribute('open');
    await expect(details).not.toHaveClass(/animating/);
  });

  test('a link in a summary leads on, and the details stay closed', async ({ page }) => {
    await openApplication(page, '/docs/');
    const details = await addDetails(page, 'More on <a href="#content">the content</a>');
    await details.getByRole('link').click();
    await expect(page).toHaveURL(/#content$/);
    await expect(details).not.toHaveAttribute('open');
    await details.locator('summary').click({ position: { x: 4, y: 4 } });
    await expect(details).toHaveAttribute('open');
  });

  test('open and close at once with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openApplication(page, '/docs/');
    const details = await addDetails(page);
    expect(await clickAndLook(details)).toEqual([]);
    await expect(details).toHaveAttribute('open');
    expect(await clickAndLook(details)).toEqual([]);
    await expect(details).not.toHaveAttribute('open');
  });
});

test.describe('sidebar categories', () => {
  test('the one with the page is open, others are closed and expand', async ({ page }) => {
    await openApplication(page, '/docs/');
    await expect(category(page, 'Getting Started')).toHaveAttribute('open');
    await expect(category(page, 'Basics')).not.toHaveAttribute('open');
    await category(page, 'Basics').locator('summary').click();
    await expect(category(page, 'Basics')).toHaveAttribute('open');
    await expect(page.locator('.sidebar a[href="/docs/basics/workflow"]')).toBeVisible();
    await category(page, 'Basics').locator('summary').click();
    await expect(category(page, 'Basics')).not.toHaveAttribute('open');
  });

  test('arriving opens a category, leaving does not close it', async ({ page }) => {
    await openApplication(page, '/docs/start/setup');
    await page.locator('article a[href="/docs/guides/deep-links"]').first().click();
    await arrived(page, '/docs/guides/deep-links');
    await expect(category(page, 'Concepts')).toHaveAttribute('open');
    await expect(category(page, 'Getting Started')).toHaveAttribute('open');
    await page.locator('.sidebar a[href="/docs/start/questions"]').click();
    await arrived(page, '/docs/start/questions');
    await expect(category(page, 'Concepts')).toHaveAttribute('open');
  });

  /** From the landing page, whose category is closed: it stays so elsewhere, and opens on coming back. */
  async function leaveAndComeBack(page: Page): Promise<void> {
    await category(page, 'Basics').locator('summary').click();
    await page.locator('.sidebar a[href="/docs/basics/workflow"]').click();
    // Going back while the page is still on its way would only stop it.
    await arrived(page, '/docs/basics/workflow');
    await expect(category(page, 'Getting Started')).not.toHaveAttribute('open');
    await page.goBack();
    await expect(page).toHaveURL(/\/docs\/$/);
    await expect(category(page, 'Getting Started')).toHaveAttribute('open');
  }

  test('one that the reader closed stays closed inside it, and opens on coming back', async ({ page }) => {
    await openApplication(page, '/docs/');
    await category(page, 'Getting Started').locator('summary').click();
    await expect(category(page, 'Getting Started')).not.toHaveAttribute('open');
    await leaveAndComeBack(page);
  });

  test('one that was closed before the application came opens on coming back', async ({ page }) => {
    const code = await holdRequests(page, scripts);
    await page.goto('/docs/');
    await category(page, 'Getting Started').locator('summary').click();
    await expect(category(page, 'Getting Started')).not.toHaveAttribute('open');
    code.release();
    await applicationArrived(page);
    await expect(category(page, 'Getting Started')).not.toHaveAttribute('open');
    await leaveAndComeBack(page);
  });
});

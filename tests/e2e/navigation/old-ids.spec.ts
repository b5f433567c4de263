import { follow, isSameDocument, markDocument, openApplication } from '../support/application.ts';
import { violations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { firstRide, heartRate } from '../support/versions-site.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const old = `${firstRide}#wrong-time`;

test.describe('an id that a heading had before', () => {
  test('leads to the heading without leaving the document, and focus goes there', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openApplication(page, heartRate);
    await markDocument(page);
    await follow(page, old);
    await expect(page).toHaveURL(/#wrong-time$/);
    const heading = page.getByRole('heading', { name: 'The clock is wrong', exact: true });
    await expect(heading).toBeInViewport();
    await expect(heading).toBeFocused();
    expect(await isSameDocument(page)).toBe(true);
    expect(await page.locator('#wrong-time').evaluate((target) => target.matches(':target'))).toBe(true);
  });

  test('takes no room, so that its heading looks like any other', async ({ page }) => {
    await openApplication(page, firstRide);
    const [withOldId, without] = await Promise.all(
      ['The clock is wrong', 'The ride is in two parts'].map((name) =>
        page.getByRole('heading', { name, exact: true }).evaluate((heading) => {
          const { left, height } = heading.querySelector('a')!.getBoundingClientRect();
          return { left, height, of: heading.getBoundingClientRect().height };
        }),
      ),
    );
    expect(withOldId).toEqual(without);
    expect(await violations(page)).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an old id leads to its heading', async ({ page }) => {
    await page.goto(old);
    await expect(page.getByRole('heading', { name: 'The clock is wrong', exact: true })).toBeInViewport();
  });
});

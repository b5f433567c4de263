import { adList } from '../../../examples/versions/ads.ts';
import { painted } from '../support/application.ts';
import { quiet } from '../support/network.ts';
import { expect, test } from '../support/test.ts';
import { landing, mounting } from '../support/versions-site.ts';

test.describe('advertisement', () => {
  test('one per page, marked, from the site itself', async ({ page, baseURL }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => new URL(request.url()).origin !== baseURL && elsewhere.push(request.url()));
    for (const path of [landing, mounting, '/docs/v1/']) {
      await page.goto(path);
      const ad = page.getByRole('complementary', { name: 'Advertisement' });
      await expect(ad).toHaveCount(1);
      await expect(ad.getByText('Ad', { exact: true })).toBeVisible();
      await expect(ad.getByRole('link')).toHaveAttribute('target', '_blank');
      await expect(ad.getByRole('link')).toHaveText(/^(Lamps|Ride) /);
      await ad.scrollIntoViewIfNeeded();
      await quiet(page);
    }
    expect(elsewhere).toEqual([]);
  });

  test('its whole entry is part of the data of the page', async ({ page }) => {
    await page.goto(mounting);
    const shown = await page.locator('[data-ad]').getAttribute('data-ad');
    const { ad_image: image, ...entry } = adList.find(({ ad_id: id }) => id === shown)!;
    const data = await page.request.get((await page.locator('#root').getAttribute('data-shell'))!);
    const [found] = new RegExp(`\\{"id":"${entry.id}".*?"last_publication_date":"[^"]*"`).exec(await data.text())!;
    const withUrl = (picture: { url: string; alt: string }) => ({ ...picture, url: `/docs/${picture.url}` });
    const pictures = { ...withUrl(image), small: withUrl(image.small!) };
    expect(JSON.parse(`${found}}`)).toEqual({ ...entry, ad_image: pictures });
  });

  for (const [name, width, height, size] of [
    ['wide', 1400, 900, [280, 200]],
    ['low', 1400, 700, [140, 100]],
    ['narrow', 400, 900, [140, 100]],
  ] as const) {
    test(`its place is reserved while the image is on its way, ${name}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      let send = () => {};
      const sent = new Promise<void>((resolve) => (send = resolve));
      await page.route(/\/img\/ads\//, async (route) => {
        await sent;
        await route.fallback();
      });
      await page.goto(mounting, { waitUntil: 'domcontentloaded' });
      const ad = page.getByRole('complementary', { name: 'Advertisement' });
      await ad.scrollIntoViewIfNeeded();
      // Parts of the text above are laid out only now.
      await painted(page);
      const before = await ad.boundingBox();
      // Below or beside the image there is room for the text, and no more.
      expect(before!.height).toBeLessThan(size[1] + 80);
      const image = ad.getByRole('img');
      expect([(await image.boundingBox())!.width, (await image.boundingBox())!.height]).toEqual(size);
      send();
      await expect
        .poll(() => image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0))
        .toBe(true);
      expect(await ad.boundingBox()).toEqual(before);
      // A document can be painted with half of the ad.
      await ad.evaluate((element) => element.replaceChildren());
      expect(await ad.boundingBox()).toEqual(before);
    });
  }
});

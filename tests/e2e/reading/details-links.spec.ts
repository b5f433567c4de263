import { openApplication } from '../support/application.ts';
import { expect, test } from '../support/test.ts';

test('a link in a summary leads on, and the details stay closed', async ({ page }) => {
  await openApplication(page, '/docs/');
  await page.evaluate(() =>
    document
      .querySelector('article')!
      .insertAdjacentHTML(
        'afterbegin',
        '<details id="sample"><summary>More on <a href="#content">the content</a></summary><p>Text</p></details>',
      ),
  );
  const details = page.locator('#sample');
  await details.getByRole('link').click();
  await expect(page).toHaveURL(/#content$/);
  await expect(details).not.toHaveAttribute('open');
  await details.locator('summary').click({ position: { x: 4, y: 4 } });
  await expect(details).toHaveAttribute('open');
});

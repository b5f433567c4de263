import { expect } from '@playwright/test';
import type { Driver } from './driver.ts';

/** Keys without a character, as WebDriver names them. */
export const keys = { enter: '\uE007', escape: '\uE00C' };

/** A tab of any browser, and what a reader does with it. */
export class Tab {
  readonly driver: Driver;
  readonly #baseURL: string;

  constructor(driver: Driver, baseURL: string) {
    this.driver = driver;
    this.#baseURL = baseURL;
  }

  goto(path: string): Promise<void> {
    return this.driver.goto(this.#baseURL + path);
  }

  /** Calls a function in the page. */
  async evaluate<Argument, Result>(call: (argument: Argument) => Result, argument: Argument): Promise<Awaited<Result>> {
    const value = await this.driver.evaluate(
      `Promise.resolve((${call})(${JSON.stringify(argument)})).then((value) => JSON.stringify(value))`,
    );
    return (value === undefined ? undefined : JSON.parse(value)) as Awaited<Result>;
  }

  address(): Promise<string> {
    return this.evaluate(() => location.pathname + location.search, undefined);
  }

  /** The texts of what is seen of these elements. */
  texts(selector: string): Promise<string[]> {
    return this.evaluate(
      (wanted) =>
        [...document.querySelectorAll<HTMLElement>(wanted)]
          .filter((element) => element.checkVisibility())
          .map((element) => element.innerText.trim()),
      selector,
    );
  }

  async expectText(selector: string, text: string | RegExp): Promise<void> {
    await expect.poll(async () => (await this.texts(selector))[0] ?? '').toMatch(text);
  }

  /** Presses the middle of the first such element that is seen, as soon as there is one and nothing moves it. */
  async click(selector: string): Promise<void> {
    const place = (): Promise<{ x: number; y: number } | null> =>
      this.evaluate((wanted) => {
        const seen = [...document.querySelectorAll(wanted)].find((element) => element.checkVisibility());
        seen?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const box = seen?.getBoundingClientRect();
        let isMoving = false;
        for (let part = seen; part; part = part.parentElement ?? undefined)
          isMoving ||= part.getAnimations().some(({ playState }) => playState === 'running');
        return box && !isMoving
          ? { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
          : null;
      }, selector);
    let found: { x: number; y: number } | null = null;
    await expect.poll(async () => (found = await place()), `the place of ${selector}`).not.toBeNull();
    const { x, y } = found!;
    const press = [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.driver.perform([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: press }]);
  }

  async type(text: string): Promise<void> {
    const strokes = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.driver.perform([{ type: 'key', id: 'keyboard', actions: strokes }]);
  }
}

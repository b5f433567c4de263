// A page that is asked by the browser's own protocol. Playwright's waiting and finding run in the page: parsing its
// script alone takes a slowed page longer than the tasks that are measured there.

/** How often a page is asked for what it waits for. */
const pollMilliseconds = 50;
const mostPolls = 600;

export async function watchPage(page) {
  const cdp = await page.context().newCDPSession(page);

  /** The value of a function that runs in the page, with arguments that JSON can hold. */
  async function evaluate(run, ...args) {
    const { result, exceptionDetails } = await cdp.send('Runtime.evaluate', {
      expression: `(${run})(...${JSON.stringify(args)})`,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  return {
    evaluate,
    slowDown: (rate) => cdp.send('Emulation.setCPUThrottlingRate', { rate }),
    /** Waits until the page has an element. */
    async has(selector) {
      for (let poll = 0; poll < mostPolls; poll++) {
        if (await evaluate((wanted) => document.querySelector(wanted) !== null, selector)) return;
        await new Promise((resolve) => setTimeout(resolve, pollMilliseconds));
      }
      throw new Error(`The page has no ${selector}.`);
    },
    /** Waits until nothing has been loaded and no frame has been late for a moment. */
    async settle() {
      await page.waitForLoadState('networkidle');
      await evaluate(
        () => new Promise((resolve) => requestIdleCallback(() => setTimeout(() => requestIdleCallback(resolve), 300))),
      );
    },
  };
}

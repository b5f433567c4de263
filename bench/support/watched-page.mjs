// A page driven through the DevTools protocol. Playwright's waiting and locating run inside the page: on a slowed page,
// parsing that script alone takes longer than the measured tasks.

/** How often a condition is polled. */
const pollMilliseconds = 50;
const maxPolls = 600;

async function pollUntil(isTrue, complaint) {
  for (let poll = 0; poll < maxPolls; poll++) {
    if (await isTrue()) return;
    await new Promise((resolve) => setTimeout(resolve, pollMilliseconds));
  }
  throw new Error(complaint);
}

export async function watchPage(page) {
  const cdp = await page.context().newCDPSession(page);
  const open = new Set();
  page.on('request', (request) => open.add(request));
  for (const end of ['requestfinished', 'requestfailed']) page.on(end, (request) => open.delete(request));

  /** Runs a function in the page, with JSON-serializable arguments. */
  async function evaluate(run, ...args) {
    const { result, exceptionDetails } = await cdp.send('Runtime.evaluate', {
      expression: `(${run})(...${JSON.stringify(args)})`,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  /** Waits until a function is true in the page. */
  const until = (complaint, run, ...args) => pollUntil(() => evaluate(run, ...args), complaint);

  return {
    evaluate,
    until,
    slowDown: (rate) => cdp.send('Emulation.setCPUThrottlingRate', { rate }),
    throttle: ({ latency, kilobits }) =>
      cdp.send('Network.emulateNetworkConditions', {
        offline: false,
        latency,
        downloadThroughput: (kilobits * 1000) / 8,
        uploadThroughput: (kilobits * 1000) / 8,
      }),
    /** Waits until the page has an element. */
    has: (selector) =>
      until(`The page has no ${selector}.`, (wanted) => document.querySelector(wanted) !== null, selector),
    /** Waits until the network and the main thread have been idle for a moment. */
    async settle() {
      do {
        await pollUntil(() => open.size === 0, 'The network is not idle.');
        await evaluate(
          () =>
            new Promise((resolve) => requestIdleCallback(() => setTimeout(() => requestIdleCallback(resolve), 300))),
        );
      } while (open.size > 0);
    },
  };
}

// An index in memory that counts what is loaded from it.

export class AskedIndex {
  loaded = 0;
  bytes = 0;

  /** @param files See `indexGenerated`. */
  constructor({ answerFrom, SearchIndex }, files) {
    this.answerFrom = answerFrom;
    this.open = async () => {
      this.index = await SearchIndex.open(async (name) => {
        const file = files.get(name);
        this.loaded++;
        this.bytes += file.bytes;
        return JSON.parse(file.text);
      });
    };
  }

  /** Runs a query and returns the first answer, the one without snippets. */
  async ask(query) {
    let found;
    const request = { query, version: 'v', limit: 8 };
    await this.answerFrom(
      this.index,
      '/',
      request,
      (answer) => (found ??= answer),
      () => found !== undefined,
    );
    return found;
  }
}

export async function timed(run) {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

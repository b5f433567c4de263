/** What links inside the site can lead to: the ids of each page by its path, read from the pages as they are served. */
export class Targets {
  private readonly pages = new Map<string, Promise<Set<string> | null>>();
  private readonly baseURL: string;

  constructor(baseURL: string) {
    this.baseURL = baseURL;
  }

  /** Those of the links that lead nowhere. */
  async missing(links: string[]): Promise<string[]> {
    const found = await Promise.all(links.map((link) => this.exists(link)));
    return links.filter((_, place) => !found[place]);
  }

  private async exists(link: string): Promise<boolean> {
    const [path, id] = link.split('#') as [string, string?];
    if (!this.pages.has(path)) this.pages.set(path, this.read(path));
    const ids = await this.pages.get(path)!;
    return ids !== null && (!id || ids.has(id));
  }

  private async read(path: string): Promise<Set<string> | null> {
    const response = await fetch(new URL(path, this.baseURL));
    if (!response.ok) return null;
    return new Set(Array.from((await response.text()).matchAll(/ id="([^"]*)"/g), ([, id]) => id!));
  }
}

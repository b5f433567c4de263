/** A status line on the terminal; silent where output is not a terminal. */
export class ProgressLine {
  private readonly enabled = process.stderr.isTTY === true;
  private last = 0;

  update(text: string): void {
    const now = Date.now();
    if (!this.enabled || now - this.last < 50) return;
    this.last = now;
    process.stderr.write(`\r\u001B[K${text}`);
  }

  /** A function to call once per finished item. */
  counter(label: string, total: number): () => void {
    let done = 0;
    return () => this.update(`${label} ${++done}/${total}`);
  }

  clear(): void {
    if (this.enabled) process.stderr.write('\r\u001B[K');
  }
}

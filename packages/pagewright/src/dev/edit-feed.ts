import type { ServerResponse } from 'node:http';
import { type EditMessage, editsPath } from '../contract/edit-events.ts';

/** Tells open pages about edits, over one connection that each keeps open. */
export class EditFeed {
  private readonly pages = new Set<ServerResponse>();
  /** For pages that connect later: they may have been opened, or away, before the last edit. */
  private latest: EditMessage | undefined;

  answers(path: string): boolean {
    return path === editsPath;
  }

  connect(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.flushHeaders();
    this.pages.add(response);
    response.on('close', () => this.pages.delete(response));
    if (this.latest) write(response, this.latest);
  }

  send(message: EditMessage): void {
    this.latest = message;
    for (const page of this.pages) write(page, message);
  }
}

function write(page: ServerResponse, message: EditMessage): void {
  page.write(`data: ${JSON.stringify(message)}\n\n`);
}

import './edits.css';

let notice: HTMLElement | undefined;

/** Shows what keeps the edited page or site from being shown; nothing if all is well. */
export function showError(text: string | undefined): void {
  if (notice?.textContent === text) return;
  notice?.remove();
  notice = undefined;
  if (text === undefined) return;
  notice = document.createElement('pre');
  notice.className = 'edit-error';
  notice.role = 'alert';
  // Above everything else.
  notice.popover = 'manual';
  notice.lang = 'en';
  notice.dir = 'ltr';
  notice.textContent = text;
  document.body.append(notice);
  notice.showPopover();
}

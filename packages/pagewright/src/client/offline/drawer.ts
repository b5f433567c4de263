import { t } from '../../contract/strings/t.ts';
import { keepInView } from '../enhance/keep-in-view.ts';

/** Shows the drawer of narrow screens: the list of the section, and below it what the bar has on wide ones. */
export function openDrawer(button: HTMLButtonElement): void {
  const drawer = button.parentElement!.querySelector<HTMLDialogElement>('.drawer')!;
  if (!drawer.firstChild) {
    drawer.append(content(drawer));
    drawer.addEventListener('close', () => (button.ariaExpanded = 'false'));
    matchMedia('(width >= 62.3125em)').addEventListener('change', () => drawer.close());
  }
  button.ariaExpanded = 'true';
  drawer.showModal();
  keepInView(drawer, drawer.querySelector('nav [aria-current]'));
}

function content(drawer: HTMLDialogElement): HTMLElement {
  const bar = create('div', 'drawer-bar');
  const close = create('button', 'icon-button');
  close.setAttribute('type', 'button');
  close.ariaLabel = t('drawer.close');
  close.append(create('span', 'icon icon-close'));
  close.addEventListener('click', () => drawer.close());
  bar.append(close);
  const inner = create('div', 'drawer-inner');
  const section = document.querySelector('.sidebar nav')?.cloneNode(true);
  inner.append(bar, ...(section ? [section] : []), mainMenu());
  return inner;
}

/** The links of the bar, and its menus to unfold. */
function mainMenu(): HTMLElement {
  const nav = create('nav');
  nav.ariaLabel = t('drawer.menu');
  const list = create('ul');
  for (const link of document.querySelectorAll('.navbar-left a')) {
    const item = create('li');
    item.append(link.cloneNode(true));
    list.append(item);
  }
  nav.append(list);
  for (const menu of document.querySelectorAll('.navbar .menu')) {
    const group = create('details');
    const summary = create('summary');
    const button = menu.querySelector('button')!;
    summary.textContent = button.ariaLabel ?? button.textContent;
    group.append(summary, menu.querySelector('ul')!.cloneNode(true));
    nav.append(group);
  }
  return nav;
}

function create(tag: string, className = ''): HTMLElement {
  const element = document.createElement(tag);
  if (className) element.className = className;
  return element;
}

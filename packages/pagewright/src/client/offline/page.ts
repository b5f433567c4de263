// The script of pages that are opened from the disk: browsers load no modules there, so there is no application. It does what the boot
// script does, and the little more that reading needs.
import { markArrival } from '../boot/frame.ts';
import { actions, applyChoices, system } from '../boot/choices.ts';
import { closest } from '../boot/closest.ts';
import { html } from '../boot/html.ts';
import { onKeyDown } from '../boot/search-keys.ts';
import { animateDetails } from '../enhance/animate-details.ts';
import { closeMenus } from '../enhance/close-menus.ts';
import { copyCode } from '../enhance/copy-code.ts';
import { hideNavbarOnScroll } from '../enhance/hide-navbar.ts';
import { placeMenus } from '../enhance/place-menus.ts';
import { openDrawer } from './drawer.ts';
import { chooseTab, onTabKey } from './tabs.ts';

html.dataset['js'] = '';
applyChoices();
system.onchange = applyChoices;
addEventListener('storage', applyChoices);
addEventListener('pageshow', applyChoices);
addEventListener('keydown', onKeyDown);
addEventListener('keydown', onTabKey);
addEventListener('click', (event) => {
  const button = closest<HTMLButtonElement>(event, 'button');
  if (!button) return;
  actions[button.dataset['boot']!]?.();
  if (button.role === 'tab') chooseTab(button);
  if (button.classList.contains('hamburger')) openDrawer(button);
});
addEventListener('DOMContentLoaded', () => {
  markArrival();
  animateDetails();
  closeMenus();
  copyCode();
  hideNavbarOnScroll();
  placeMenus();
});

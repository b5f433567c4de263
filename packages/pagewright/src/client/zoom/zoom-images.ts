// Pictures that are larger than they are shown open at full size. Only sites that ask for it have this file.
import { t } from '../../contract/strings/t.ts';
import { onNavigated } from '../document/navigated.ts';
import './zoom-images.css';

/** The width that the build has read from the file; not a size that a writer has chosen, which is also how it is shown. */
const isLarger = (image: HTMLImageElement): boolean => Number(image.getAttribute('width')) > image.clientWidth + 1;

/** What can be opened is a button, also for keyboards. A picture in a link leads where the link does. */
function mark(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('.prose img:not(a img, button img, summary img)')) {
    if (isLarger(image)) {
      image.role = 'button';
      image.tabIndex = 0;
      image.ariaLabel = t('image.enlarge', { text: image.alt });
    } else if (image.role === 'button')
      for (const name of ['role', 'tabindex', 'aria-label']) image.removeAttribute(name);
  }
}

function open(image: HTMLImageElement): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'zoom';
  dialog.ariaLabel = image.alt;
  const picture = document.createElement('img');
  // With sizes, the browser has chosen a copy that is just large enough for the page.
  const isCopy = image.matches('[sizes], source[sizes] ~ img');
  picture.src = isCopy ? image.src : image.currentSrc || image.src;
  picture.alt = image.alt;
  dialog.append(picture);
  dialog.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  // The browser gives the focus back to where it was.
  image.focus({ preventScroll: true });
  dialog.showModal();
}

const imageOf = ({ target }: Event): HTMLImageElement | null =>
  target instanceof HTMLImageElement && target.matches('.prose img[role=button]') ? target : null;

document.addEventListener('click', (event) => {
  const image = imageOf(event);
  if (image) open(image);
});
document.addEventListener('keydown', (event) => {
  const image = event.key === 'Enter' || event.key === ' ' ? imageOf(event) : null;
  if (!image) return;
  event.preventDefault();
  open(image);
});
addEventListener('resize', mark);
onNavigated(mark);
mark();

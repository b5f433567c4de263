/** For screen readers: a live region must be there before it has something to say. */
const region = document.createElement('p');
region.className = 'visually-hidden';
region.role = 'status';
document.body.append(region);

/** Says what has appeared to those who do not see it; an empty text takes it back. */
export function announce(text: string): void {
  region.textContent = text;
}

/** Scrolls a menu to the link of the open page if that is out of view. */
export function bringIntoView(menu: Element): void {
  const link = menu.querySelector('.menu__link[aria-current="page"]');
  if (!link) return;
  const [shown, place] = [menu.getBoundingClientRect(), link.getBoundingClientRect()];
  if (place.top >= shown.top && place.bottom <= shown.bottom) return;
  menu.scrollTop += place.top - shown.top - (shown.height - place.height) / 2;
}

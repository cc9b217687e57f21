/** Scrolls a list, and never the page, so far that what it shows now is in sight; to its top if that is nothing. */
export function keepInSight(list: HTMLElement | undefined, current: string): void {
  if (!list) return;
  const shown = list.querySelector<HTMLElement>(current);
  if (!shown) list.scrollTop = 0;
  else if (shown.offsetTop < list.scrollTop) list.scrollTop = shown.offsetTop;
  else if (shown.offsetTop + shown.offsetHeight > list.scrollTop + list.clientHeight) {
    list.scrollTop = shown.offsetTop + shown.offsetHeight - list.clientHeight;
  }
}

/**
 * What can be touched on a phone and is smaller than a finger (44 px either way, WCAG 2.5.5), each by its name and size; runs inside the page. What reaches its size by the
 * room around it, by its label or by a part that is not drawn is asked by touching there. Excused: a link within a sentence, and what nobody sees or may use.
 */
export function smallTargets(): string[] {
  const finger = 44;
  const reach = finger / 2 - 1;
  const targets =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=switch], [role=menuitem]';
  const isSeen = (element: HTMLElement) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[inert], [aria-hidden=true], :disabled');
  /** Drawn away, to come back with the focus: it is read, never touched. */
  const isDrawnAway = ({ width, height }: DOMRect) => width <= 1 || height <= 1;
  /** A link among words of the same line. */
  const isWithinText = (element: HTMLElement) =>
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentElement?.childNodes ?? [])].some((one) => one.nodeType === Node.TEXT_NODE && (one.textContent ?? '').trim() !== '');
  /** What is touched in its place: itself and its labels. */
  const partsOf = (element: HTMLElement) => [element, ...(element instanceof HTMLInputElement ? (element.labels ?? []) : [])];
  const answersTo = (element: HTMLElement, touched: Element | null) =>
    touched !== null && partsOf(element).some((one) => one.contains(touched));
  const isLarge = (element: HTMLElement) => {
    const { width, height } = element.getBoundingClientRect();
    return width >= finger && height >= finger;
  };
  const found: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(targets)) {
    if (partsOf(element).some(isLarge) || !isSeen(element) || isDrawnAway(element.getBoundingClientRect()) || isWithinText(element))
      continue;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = element.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (!answersTo(element, document.elementFromPoint(x, y))) continue; // something lies over it: nobody touches it now
    const across =
      box.width >= finger
        ? []
        : [
            [x - reach, y],
            [x + reach, y],
          ];
    const down =
      box.height >= finger
        ? []
        : [
            [x, y - reach],
            [x, y + reach],
          ];
    if ([...across, ...down].every(([left = 0, top = 0]) => answersTo(element, document.elementFromPoint(left, top)))) continue;
    const name = element.getAttribute('aria-label') ?? (element.textContent || element.getAttribute('name') || element.id);
    found.push(`${element.tagName.toLowerCase()} “${name.trim().slice(0, 40)}” is ${Math.round(box.width)} × ${Math.round(box.height)}`);
  }
  window.scrollTo(0, 0);
  return found;
}

const dialog = '[role=dialog]';

/**
 * Where a toast would lie on what has the focus, or on its row, it stands at the other end of the screen; and it leaves for a dialog that opens after it. Answers how to stop.
 */
export function keepOutOfTheWay(plate: HTMLElement, leave: () => void = () => undefined): () => void {
  const isOfDialog = document.querySelector(dialog) !== null;
  const look = () => {
    const used = document.activeElement;
    if (!used || used === document.body || plate.contains(used)) return;
    if (!isOfDialog && used.closest(dialog)) leave();
    if (overlap(plate, used.closest('tr, li') ?? used)) plate.parentElement?.toggleAttribute('data-away');
  };
  plate.parentElement?.removeAttribute('data-away');
  look();
  document.addEventListener('focusin', look);
  return () => document.removeEventListener('focusin', look);
}

function overlap(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right;
}

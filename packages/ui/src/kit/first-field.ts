const fields = 'input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/** Marks the first field of what a dialog holds: its trap gives the focus to what is marked so, and else to the way out. */
export function markFirstField(content: HTMLElement | null): void {
  content?.querySelector(fields)?.setAttribute('data-autofocus', '');
}

/** Says to dialog.css whether the page behind a dialog scrolls: then the place of its scrollbar is kept, so that nothing moves. */
export function noteScrollbar(): void {
  const page = document.documentElement;
  page.toggleAttribute('data-scrolls', page.scrollHeight > page.clientHeight);
}

/** One medium at a time: who begins to play says so, and whoever else plays stops. */
const begins = 'vitrine:plays';

/** Said by players that are no element of this page, as the frame of another site. */
export const sayPlaying = (): void => void document.dispatchEvent(new Event(begins));

/** Calls back when anything else begins to play: another film or sound of this page, or the frame of another site. Hands back how to stop. */
export function onOtherPlaying(own: HTMLMediaElement, listener: () => void): () => void {
  const whenPlaying = ({ target }: Event) => {
    if (target !== own) listener();
  };
  document.addEventListener('play', whenPlaying, true); // it does not bubble
  document.addEventListener(begins, listener);
  return () => {
    document.removeEventListener('play', whenPlaying, true);
    document.removeEventListener(begins, listener);
  };
}

/** Stops whatever else plays on this page. */
export function stopOthers(own: HTMLMediaElement): void {
  for (const other of document.querySelectorAll<HTMLMediaElement>('audio, video')) if (other !== own) other.pause();
}

let sound: HTMLAudioElement | undefined;

/**
 * The one sound of the app that plays on from screen to screen: it stands in the page outside of every route. Asked for while a tap is handled, so that phones let it play
 * once its address is known.
 */
export function oneSound(): HTMLAudioElement {
  if (!sound) {
    sound = document.createElement('audio');
    sound.preload = 'metadata';
    sound.crossOrigin = 'anonymous';
    sound.hidden = true;
    document.body.append(sound);
  }
  return sound;
}

/** What is said in it, in the place of what was; calls back once the browser has read the file. */
export function giveTrack(to: HTMLAudioElement, said: { url: string; locale: string } | null, onRead: (track: TextTrack) => void): void {
  to.replaceChildren();
  if (!said) return;
  const track = document.createElement('track');
  track.kind = 'captions';
  track.srclang = said.locale;
  track.default = true;
  track.src = said.url;
  track.addEventListener('load', () => onRead(track.track));
  to.append(track);
  track.track.mode = 'hidden';
}

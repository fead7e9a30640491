/** One sound at a time on a page, played by the browser without a control of its own. */
export type Sound = { toggle: () => void; close: () => void };
type Heard = { onAt: (seconds: number) => void; onPlaying: (isPlaying: boolean) => void; onStale: () => void };

let playing: HTMLAudioElement | undefined;

/** `onStale`: what lies at the address can be played no longer. */
export function openSound(url: string, { onAt, onPlaying, onStale }: Heard): Sound {
  const sound = new Audio();
  sound.preload = 'none';
  sound.src = url;
  sound.addEventListener('play', () => onPlaying(true));
  sound.addEventListener('pause', () => onPlaying(false));
  sound.addEventListener('timeupdate', () => onAt(sound.currentTime));
  sound.addEventListener('ended', () => onAt(0));
  return {
    toggle: () => {
      if (!sound.paused) return sound.pause();
      if (playing !== sound) playing?.pause();
      playing = sound;
      sound.play().catch((fault: unknown) => {
        if (fault instanceof DOMException && fault.name !== 'AbortError') onStale();
      });
    },
    close: () => sound.pause(),
  };
}

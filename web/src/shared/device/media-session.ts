/** What a phone shows on its lock screen while something plays, and the buttons there; a browser without it shows nothing. */
type Shown = { title: string; artist: string; album: string; artwork?: MediaImage[] };
/** `stepOn`: where one press goes on further than it goes back. */
type Buttons = { toggle: () => void; seek: (seconds: number) => void; position: () => number; step: number; stepOn?: number };

/** Shows what plays until the returned function takes it away. */
export function showOnLockScreen(shown: Shown, { toggle, seek, position, step, stepOn = step }: Buttons): () => void {
  if (!('mediaSession' in navigator)) return () => {};
  const session = navigator.mediaSession;
  session.metadata = new MediaMetadata(shown);
  const actions: [MediaSessionAction, MediaSessionActionHandler][] = [
    ['play', toggle],
    ['pause', toggle],
    ['seekbackward', ({ seekOffset }) => seek(position() - (seekOffset ?? step))],
    ['seekforward', ({ seekOffset }) => seek(position() + (seekOffset ?? stepOn))],
    ['seekto', ({ seekTime }) => seek(seekTime ?? position())],
  ];
  for (const [action, handler] of actions) session.setActionHandler(action, handler);
  return () => {
    session.metadata = null;
    session.playbackState = 'none';
    for (const [action] of actions) session.setActionHandler(action, null);
  };
}

/** Tells the lock screen how far it is; a length that is not known yet is not told. */
export function tellLockScreen({
  isPlaying,
  position,
  seconds,
  speed,
}: {
  isPlaying: boolean;
  position: number;
  seconds: number;
  speed: number;
}) {
  if (!('mediaSession' in navigator)) return;
  navigator.mediaSession.playbackState = isPlaying ? 'playing' : 'paused';
  if (seconds > 0)
    navigator.mediaSession.setPositionState({ duration: seconds, position: Math.min(position, seconds), playbackRate: speed });
}

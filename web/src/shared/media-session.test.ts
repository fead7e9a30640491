import { afterEach, expect, test, vi } from 'vitest';
import { showOnLockScreen, tellLockScreen } from './device/media-session.ts';

/** A phone’s lock screen, as far as the app sees it. */
function aLockScreen() {
  const handlers = new Map<string, MediaSessionActionHandler | null>();
  const told: unknown[] = [];
  const session: Record<string, unknown> = {
    metadata: null,
    playbackState: 'none',
    setActionHandler: (action: string, handler: MediaSessionActionHandler | null) => void handlers.set(action, handler),
    setPositionState: (state: unknown) => void told.push(state),
  };
  Object.defineProperty(navigator, 'mediaSession', { value: session, configurable: true });
  vi.stubGlobal(
    'MediaMetadata',
    class {
      constructor(shown: object) {
        Object.assign(this, shown);
      }
    },
  );
  return { session, handlers, told };
}
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'mediaSession');
});

test('POD-01 the lock screen names what plays and has its five buttons, and scrubbing goes to the second; taken away it has none', () => {
  const { session, handlers } = aLockScreen();
  const actions: (string | number)[] = [];
  const leave = showOnLockScreen(
    { title: 'Primeiro dia', artist: 'Balcão', album: 'Balcão' },
    { toggle: () => void actions.push('toggle'), seek: (seconds) => void actions.push(seconds), position: () => 100, step: 15, stepOn: 30 },
  );
  expect(session.metadata).toMatchObject({ title: 'Primeiro dia', artist: 'Balcão' });
  const press = (action: MediaSessionAction, more: object = {}) => handlers.get(action)?.({ action, ...more });
  press('play');
  press('pause');
  press('seekbackward');
  press('seekforward');
  press('seekbackward', { seekOffset: 10 });
  press('seekto', { seekTime: 42 });
  expect(actions).toEqual(['toggle', 'toggle', 85, 130, 90, 42]);
  leave();
  expect([session.metadata, session.playbackState]).toEqual([null, 'none']);
  expect([...handlers.values()].every((handler) => handler === null)).toBe(true);
});

test('POD-01 the lock screen is told place, length and speed, never a place behind the end, and no length that is not known', () => {
  const { session, told } = aLockScreen();
  tellLockScreen({ isPlaying: true, position: 700, seconds: 600, speed: 1.5 });
  expect([session.playbackState, told]).toEqual(['playing', [{ duration: 600, position: 600, playbackRate: 1.5 }]]);
  tellLockScreen({ isPlaying: false, position: 3, seconds: 0, speed: 1 });
  expect([session.playbackState, told.length]).toEqual(['paused', 1]);
});

test('POD-01 a browser without a lock screen plays all the same', () => {
  const leave = showOnLockScreen(
    { title: 'a', artist: 'b', album: 'c' },
    { toggle: () => {}, seek: () => {}, position: () => 0, step: 15 },
  );
  tellLockScreen({ isPlaying: true, position: 1, seconds: 2, speed: 1 });
  expect(leave()).toBeUndefined();
});

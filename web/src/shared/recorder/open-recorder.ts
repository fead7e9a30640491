import { recordingMostSeconds } from '@vitrine/domain/kernel';
import { ticks } from '../device/clock.ts';
import { openMicrophone, type Microphone, type MicrophoneFault } from '../device/microphone.ts';
import { onLeaving } from '../device/page-life.ts';
import { showPicture } from '../device/picture.ts';
import { wait } from '../device/wait.ts';
import { recordingAt, type KeptRecording } from './kept-recording.ts';

/** `asking`: the browser asks for the microphone. `recorded`: it can be heard, sent, made anew, or thrown away. */
export type RecorderStage = 'looking' | 'asking' | 'recording' | 'paused' | 'recorded' | MicrophoneFault;
export type RecorderState = { stage: RecorderStage; seconds: number; levels: readonly number[]; url: string | undefined };
export type OpenRecorder = {
  get: () => RecorderState;
  subscribe: (listener: () => void) => () => void;
  start: () => Promise<void>;
  pause: () => void;
  resume: () => void;
  stop: () => Promise<void>;
  discard: () => Promise<void>;
  /** Shows what lies there, or begins to record; hands back how to leave: the pieces so far are kept. */
  begin: () => () => void;
};
type Live = { microphone: Microphone; clock: Clock; recording: KeptRecording; written: Promise<unknown> };

const levelsShown = 44;
const tickMs = 100;

/** Records into the device, second by second; whoever comes back after a crash finds all but the last one. */
export function openRecorder(place: string): OpenRecorder {
  const kept = recordingAt(place);
  const listeners = new Set<() => void>();
  let state: RecorderState = { stage: 'looking', seconds: 0, levels: [], url: undefined };
  let live: Live | undefined;
  let release = () => {};
  let callOff = () => {};
  const become = (to: Partial<RecorderState>) => {
    state = { ...state, ...to };
    listeners.forEach((listener) => listener());
  };

  const show = async (): Promise<boolean> => {
    const recording = await kept.read();
    if (!recording || recording.pieces === 0) return false;
    const shown = showPicture(await kept.whole(recording));
    release();
    ({ release } = shown);
    become({ stage: 'recorded', seconds: recording.seconds, url: shown.url });
    return true;
  };
  /** Ends what runs; all its pieces are kept when this resolves. */
  const end = async () => {
    const ended = live;
    live = undefined;
    callOff();
    ended?.clock.pause();
    await ended?.microphone.stop();
    ended?.microphone.close();
    await ended?.written;
  };
  const stop = async () => {
    await end();
    if (!(await show())) await start(); // nothing was heard yet
  };
  const tick = () => {
    if (!live || state.stage !== 'recording') return;
    const seconds = live.clock.seconds();
    become({ seconds, levels: [...state.levels, live.microphone.level()].slice(-levelsShown) });
    if (seconds >= recordingMostSeconds) void stop();
    else callOff = wait(tick, tickMs);
  };
  const pause = () => {
    if (!live || state.stage !== 'recording') return;
    live.microphone.pause();
    live.clock.pause();
    become({ stage: 'paused' });
  };
  const resume = () => {
    if (!live) return;
    live.microphone.resume();
    live.clock.run();
    become({ stage: 'recording' });
    tick();
  };
  const start = async () => {
    become({ stage: 'asking', seconds: 0, levels: [], url: undefined });
    const microphone = await openMicrophone();
    if (typeof microphone === 'string') return become({ stage: microphone });
    const now: Live = { microphone, clock: aClock(), recording: await kept.begin(microphone.type), written: Promise.resolve() };
    live = now;
    microphone.onTaken(pause);
    microphone.start((piece) => {
      const seconds = now.clock.seconds();
      now.written = now.written.then(async () => {
        now.recording = await kept.add(now.recording, { piece, seconds });
      });
    });
    now.clock.run();
    become({ stage: 'recording' });
    return tick();
  };
  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start,
    pause,
    resume,
    stop,
    discard: async () => {
      await end();
      const recording = await kept.read();
      if (recording) await kept.forget(recording);
    },
    begin: () => {
      let isLeft = false;
      void show().then((isThere) => (isThere || isLeft ? undefined : start()));
      const stopListening = onLeaving(pause);
      return () => {
        isLeft = true;
        stopListening();
        void end().then(() => release());
      };
    },
  };
}

type Clock = { run: () => void; pause: () => void; seconds: () => number };

/** Counts while it runs: a file of pieces says nothing of its length. */
function aClock(): Clock {
  let before = 0;
  let since: number | undefined;
  const counted = () => before + (since === undefined ? 0 : ticks() - since);
  return {
    run: () => {
      since ??= ticks();
    },
    pause: () => {
      before = counted();
      since = undefined;
    },
    seconds: () => counted() / 1_000,
  };
}

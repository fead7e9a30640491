/** The player of podcasts: one sound for the whole app, where it stands, and what it tells the server. */
import { configured } from '@vitrine/client';
import type { Episode, EpisodeToPlay } from '@vitrine/contract/podcasts';
import { isWorthOffering, podcastSpeeds, resumeAt } from '@vitrine/domain/podcasts';
import type { QueryClient } from '@tanstack/react-query';
import { nowMs } from '../../../shared/device/clock.ts';
import { showOnLockScreen, tellLockScreen } from '../../../shared/device/media-session.ts';
import { onOtherPlaying, stopOthers } from '../../../shared/device/media-turn.ts';
import { giveTrack, oneSound } from '../../../shared/device/one-sound.ts';
import { onLeaving } from '../../../shared/device/page-life.ts';
import { keep, kept } from '../../../shared/device/storage.ts';
import { wait } from '../../../shared/device/wait.ts';
import { linesOf } from '../../../shared/transcript.tsx';
import { createWatchRecorder } from '../../../shared/watch-recorder.ts';
import { fetchEpisode, freshUrlOf } from '../calls.ts';
import { showHeard } from './heard-in-cache.ts';
import { addHeard, eventOf, listeningOutbox, onHeard, reportHeard } from './listening-outbox.ts';
import { nowPlaying, setPlaying, silent, stepBack, stepOn, type PlayAsk } from './now-playing.ts';
import { keepPlace, placeHere } from './places.ts';

/** The server hears where it is this often. */
const tellEveryMs = 5_000;
/** How long what waits is given to be sent before the newest place is asked for. */
const settleMs = 1_500;
/** A link that fails again this soon after it was renewed has another fault. */
const renewAtMostEveryMs = 5_000;

const sound = oneSound();
const recorder = createWatchRecorder();
let queries: QueryClient | undefined;
/** Of whoever listens: their last words are kept after a log-out too. */
let outbox: Awaited<ReturnType<typeof listeningOutbox>>;
let turn = 0;
let told = -1;
let renewedAt = 0;
let goesOnAt: number | undefined;
let callOffSleep: (() => void) | undefined;
let leaveLockScreen: (() => void) | undefined;
let owner: { personId: string | undefined; clientId: string | undefined } | undefined;

/** Plays an episode where the member stopped; a tap on the one that is there stops it or goes on. */
export async function start(ask: PlayAsk): Promise<void> {
  queries = ask.queries;
  if (nowPlaying().episode?.id === ask.episode.id) {
    setPlaying({ queue: ask.queue });
    if (ask.from === undefined) return toggle();
    seek(ask.from);
    return play();
  }
  await change(ask.episode, ask.queue, ask.from);
}

async function change(wanted: Episode, queue: readonly Episode[], at?: number): Promise<void> {
  turn += 1;
  const mine = turn;
  sound.pause();
  setPlaying({ wantedId: wanted.id, queue, failedId: null });
  outbox = await listeningOutbox();
  if (outbox) await Promise.race([outbox.drain(), new Promise<void>((done) => void wait(done, settleMs))]);
  const episode = await fetchEpisode(wanted.id);
  if (mine !== turn) return; // another one was tapped meanwhile
  owner ??= whose();
  begin(episode, at);
  await play();
}

function begin(episode: EpisodeToPlay, at?: number): void {
  const { personId } = configured().store.get();
  const from = at ?? resumeAt(episode);
  const here = personId === undefined ? undefined : placeHere(personId, episode.id);
  const isElsewhere = here !== undefined && !episode.isDone && isWorthOffering(from, here);
  const speed = podcastSpeeds.find((one) => String(one) === kept('podcast-speed')) ?? 1;
  recorder.take();
  told = from;
  goesOnAt = from;
  setPlaying({ wantedId: null, episode, position: from, speed, otherPlace: isElsewhere ? here : null, lines: [] });
  giveTrack(sound, episode.transcript, (track) => setPlaying({ lines: linesOf(track) }));
  sound.src = episode.url;
  sound.defaultPlaybackRate = speed;
  sound.playbackRate = speed;
}

const play = () =>
  sound.play().catch((fault: unknown) => void (isCalledOff(fault) || setPlaying({ failedId: nowPlaying().episode?.id ?? null })));
/** A newer wish took its place. */
const isCalledOff = (fault: unknown) => fault instanceof DOMException && fault.name === 'AbortError';

export function toggle(): void {
  if (sound.paused) void play();
  else sound.pause();
}

export function seek(to: number): void {
  const { episode } = nowPlaying();
  if (!episode) return;
  recorder.breaks();
  const place = Math.min(Math.max(0, to), Math.max(0, episode.seconds - 0.5));
  if (sound.readyState === 0) goesOnAt = place;
  else sound.currentTime = place;
  setPlaying({ position: place, otherPlace: null });
  tellPlace();
}

export const skip = (by: number): void => seek(nowPlaying().position + by);

export function setSpeed(speed: number): void {
  keep('podcast-speed', String(speed));
  sound.defaultPlaybackRate = speed;
  sound.playbackRate = speed;
  setPlaying({ speed });
  tellPlace();
}

/** Stops by itself after so many minutes, at the end of the episode, or never. */
export function setSleep(wish: number | 'end' | null): void {
  callOffSleep?.();
  callOffSleep = undefined;
  if (typeof wish !== 'number') return setPlaying({ sleep: wish });
  setPlaying({ sleep: nowMs() + wish * 60_000 });
  callOffSleep = wait(() => {
    setPlaying({ sleep: null });
    sound.pause();
  }, wish * 60_000);
}

/** What follows in the list, if anything. */
export function next(): void {
  const { episode, queue } = nowPlaying();
  const following = queue[queue.findIndex(({ id }) => id === episode?.id) + 1];
  if (following) change(following, queue).catch(() => setPlaying({ wantedId: null, failedId: following.id }));
}

/** Heard, or not: the member says so. */
export async function mark(episode: Episode, { isDone, by }: { isDone: boolean; by: QueryClient }): Promise<void> {
  queries = by;
  showHeard(by, [{ id: episode.id, position: isDone ? episode.position : 0, isDone }], { isAnew: false });
  await reportHeard(episode.id, { kind: isDone ? 'played' : 'unplayed' });
}

/** Takes the player away; the place is told. */
export function stop(): void {
  turn += 1;
  recorder.breaks();
  tell();
  sound.pause();
  setSleep(null);
  leaveLockScreen?.();
  leaveLockScreen = undefined;
  owner = undefined;
  giveTrack(sound, null, () => undefined);
  sound.removeAttribute('src');
  sound.load();
  setPlaying({ ...silent, speed: nowPlaying().speed });
}

/** Tells where it is and what was heard since; nothing where nothing changed. */
function tell(): void {
  const { episode, position, speed } = nowPlaying();
  const ranges = recorder.take();
  if (!episode || (ranges.length === 0 && position === told)) return;
  told = position;
  if (owner?.personId !== undefined) keepPlace(owner.personId, episode.id, position);
  addHeard(outbox, eventOf(episode.id, { kind: 'heard', position, speed, ranges })).catch(() => undefined); // a device that keeps nothing
}

function tellPlace(): void {
  const { episode, isPlaying, position, speed } = nowPlaying();
  if (episode) tellLockScreen({ isPlaying, position, seconds: episode.seconds, speed });
}

/** A link is signed for minutes: an old one is renewed, and the sound goes on where it was. */
async function renew(): Promise<void> {
  const { episode, position, isPlaying } = nowPlaying();
  if (!episode || !sound.hasAttribute('src')) return;
  if (nowMs() - renewedAt < renewAtMostEveryMs) return setPlaying({ failedId: episode.id, isPlaying: false });
  renewedAt = nowMs();
  try {
    goesOnAt = position;
    sound.src = await freshUrlOf(episode.fileId);
    if (isPlaying) await play();
  } catch {
    setPlaying({ failedId: episode.id, isPlaying: false });
  }
}

const whose = () => {
  const { personId, id_user_client_selected: clientId, access_token } = configured().store.get();
  return { personId: access_token === undefined ? undefined : personId, clientId };
};

const notePlace = () => {
  if (!sound.paused && !sound.seeking) recorder.playsAt(sound.currentTime);
};
const events: Record<string, () => void> = {
  loadedmetadata: () => {
    if (goesOnAt !== undefined) sound.currentTime = goesOnAt;
    goesOnAt = undefined;
  },
  play: () => {
    stopOthers(sound);
    setPlaying({ isPlaying: true, failedId: null });
  },
  // Handlers that are set before it plays are lost on some phones (reference, section 3).
  playing: () => {
    const { episode } = nowPlaying();
    notePlace();
    leaveLockScreen?.();
    if (!episode) return;
    const artwork = episode.coverUrl === null ? {} : { artwork: [{ src: episode.coverUrl }] };
    leaveLockScreen = showOnLockScreen(
      { title: episode.title, artist: episode.podcast, album: episode.podcast, ...artwork },
      { toggle, seek, position: () => sound.currentTime, step: stepBack, stepOn },
    );
    tellPlace();
  },
  pause: () => {
    recorder.breaks();
    setPlaying({ isPlaying: false });
    tell();
    tellPlace();
  },
  seeked: notePlace,
  timeupdate: () => {
    if (goesOnAt !== undefined || !nowPlaying().episode) return;
    notePlace();
    setPlaying({ position: sound.currentTime });
  },
  ended: () => {
    tell();
    if (nowPlaying().sleep === 'end') setSleep(null);
    else next();
  },
  error: () => void renew(),
};

for (const [event, heard] of Object.entries(events)) sound.addEventListener(event, heard);
setInterval(() => !sound.paused && tell(), tellEveryMs);
onLeaving(tell);
onOtherPlaying(sound, () => sound.pause());
onHeard((heard) => queries && showHeard(queries, heard, { isAnew: sound.paused }));
// Log-out, and another client of the same person.
configured().store.subscribe(() => {
  const now = whose();
  if (owner && (owner.personId !== now.personId || owner.clientId !== now.clientId)) stop();
});

import type { PlayerPage } from '@vitrine/contract/learning';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { sayPlaying } from '../../../../shared/device/media-turn.ts';
import { wait } from '../../../../shared/device/wait.ts';
import { useMediaPlace, wantedSecond } from '../../media-place.ts';
import type { Heard, Speech } from './speech.ts';
import { useWatched, type Watchable } from './use-watched.ts';

/** A player that says nothing for so long is not there. */
const patienceMs = 15_000;
/** Beyond what was seen, by seconds: less is how players round. */
const skipsFrom = 2;

type Embedded = { page: PlayerPage; content: Watchable & { frame: string }; speech: Speech; isOpen: boolean };

/**
 * The player of another site in its frame: what it tells counts as for a film of ours. Only what comes from that very frame and its
 * own origin is heard. Until it has told its length nothing is counted, for our seconds are parts of that.
 */
export function useEmbedded({ page, content, speech, isOpen }: Embedded) {
  const frame = useRef<HTMLIFrameElement>(null);
  const told = useRef({ at: 0, seconds: 0, isPlaying: false });
  const [failure, setFailure] = useState<'silent' | 'gone' | null>(null);
  const [round, setRound] = useState(0);
  const [isReady, setReady] = useState(false);
  const ours = (theirs: number) => (told.current.seconds > 0 ? (theirs / told.current.seconds) * content.seconds : 0);
  const { watched, recorder, report, begins, reachable } = useWatched({
    page,
    content,
    positionNow: () => ours(told.current.at),
    scale: ours,
  });
  const say = (messages: unknown[]) => {
    for (const message of messages) frame.current?.contentWindow?.postMessage(JSON.stringify(message), new URL(content.frame).origin);
  };

  const goTo = (seconds: number) => say(speech.seek((reachable(seconds, ours(told.current.at)) / content.seconds) * told.current.seconds));
  useMediaPlace({ now: () => ours(told.current.at), go: goTo, rest: () => undefined });

  const place = ({ at, seconds }: Heard) => {
    const isFirst = told.current.seconds === 0 && seconds !== undefined && seconds > 0;
    if (seconds !== undefined && seconds > 0) told.current.seconds = seconds;
    const begin = wantedSecond() ?? content.positionSeconds;
    if (isFirst && begin > 0 && begin < content.seconds * 0.99) goTo(begin);
    if (at === undefined || told.current.seconds === 0) return;
    const allowed = (reachable(ours(at), ours(told.current.at)) / content.seconds) * told.current.seconds;
    if (at > allowed + skipsFrom) {
      recorder.breaks();
      return say(speech.seek(allowed));
    }
    told.current.at = at;
    if (told.current.isPlaying) recorder.playsAt(at);
  };
  const hear = useEffectEvent((heard: Heard) => {
    setReady(true);
    setFailure((known) => (heard.isGone || known === 'gone' ? 'gone' : null));
    if (heard.state === 'playing' && !told.current.isPlaying) {
      begins();
      sayPlaying();
    }
    if (heard.state !== undefined) told.current.isPlaying = heard.state === 'playing';
    place(heard);
    if (heard.state === 'stopped') {
      recorder.breaks();
      report();
    }
  });
  useEffect(() => {
    const { origin } = new URL(content.frame);
    const listen = ({ source, origin: from, data }: MessageEvent) => {
      if (source === null || source !== frame.current?.contentWindow || from !== origin) return;
      const heard = speech.read(data);
      if (heard) hear(heard);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [content.frame, speech]);
  useEffect(() => {
    if (isOpen && !isReady) return wait(() => setFailure((known) => known ?? 'silent'), patienceMs);
  }, [isOpen, isReady, round]);
  return {
    frame,
    round,
    watched,
    failure,
    onLoad: () => say(speech.hello()),
    again: () => {
      told.current = { at: 0, seconds: 0, isPlaying: false };
      setFailure(null);
      setReady(false);
      setRound(round + 1);
    },
  };
}

import { bestOf, isLater, isTakenOver, type ScormLesson } from '@vitrine/domain/activities/scorm';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { nowInstant } from '../../../../shared/device/clock.ts';
import { newId } from '../../../../shared/device/ids.ts';
import { playAlone } from '../../../../shared/device/lesson-channel.ts';
import { isVisible, onVisibility } from '../../../../shared/device/page-life.ts';
import { useOutboxState } from '../../../../shared/outbox/current.ts';
import { reportSeen } from '../../reports.ts';
import type { PlayerOf } from '../kind-on-screen.ts';
import { StageWord, type Commit } from './stage-words.ts';

type Lesson = PlayerOf<'scorm'>['content']['lessons'][number];
type Playing = {
  page: PlayerOf<'scorm'>['page'];
  content: PlayerOf<'scorm'>['content'];
  lesson: Lesson;
  onEnded: (request: string) => void;
};

/**
 * One lesson on its stage. What an earlier visit left on this device comes first (a tab that crashed), then the lesson begins with the latest memory of all. Each
 * commit goes into the outbox, and the stage forgets it when it lies there. A later session, in another tab or on another device, takes the lesson over.
 */
export function useLesson({ page, content, lesson, onEnded }: Playing) {
  const frame = useRef<HTMLIFrameElement>(null);
  const queries = useQueryClient();
  const [mine] = useState(() => ({ session: newId(), startedAt: nowInstant() }));
  const registration = [content.learner.id, page.activity.id, lesson.sco].join(':');
  const [latest, setLatest] = useState<ScormLesson | null>(null);
  const [held, setHeld] = useState<{ session: string; seq: number } | null>(null);
  const { isSaved } = useOutboxState();
  const [trouble, setTrouble] = useState<'taken' | 'failed' | null>(null);
  const { origin } = new URL(content.stage);
  const say = (word: object) => frame.current?.contentWindow?.postMessage(word, origin);

  const keep = async (commit: Commit) => {
    await reportSeen({ run: page.run, courseId: page.courseId, activityId: page.activity.id, what: { kind: 'scorm_commit', ...commit } });
    say({ say: 'kept', session: commit.session, seq: commit.seq });
    setHeld({ session: commit.session, seq: commit.seq });
  };
  const begin = (left: readonly Commit[]) => {
    const kept: ScormLesson | null =
      lesson.cmi === null || lesson.latest === null ? null : { ...lesson, ...lesson.latest, cmi: lesson.cmi };
    const unknown = left.filter((commit) => !kept || isLater(commit, kept));
    for (const commit of unknown) void keep(commit);
    for (const { session, seq } of left.filter((commit) => !unknown.includes(commit))) say({ say: 'forget', session, seq });
    const known = [...(kept ? [kept] : []), ...unknown].reduce<ScormLesson | null>((best, one) => (best ? bestOf(best, one) : one), null);
    say({
      say: 'begin',
      ...mine,
      sco: lesson.sco,
      title: lesson.title,
      href: content.base + lesson.href,
      standard: content.standard,
      suspendLimit: content.suspendLimit,
      learner: content.learner,
      masteryScore: lesson.masteryScore,
      launchData: lesson.launchData,
      total: lesson.seconds,
      entry: known ? 'resume' : 'ab-initio',
      cmi: known ? (JSON.parse(known.cmi) as unknown) : {},
    });
  };
  const take = () => {
    say({ say: 'stop' });
    setTrouble('taken');
  };
  const hear = useEffectEvent((word: StageWord) => {
    if (word.lesson === 'ready') begin(word.commits);
    if (word.lesson === 'commit') {
      setLatest((before) => (before && !isLater(word.commit, before) ? before : before ? bestOf(before, word.commit) : word.commit));
      void keep(word.commit);
    }
    if (word.lesson === 'ended') onEnded(word.request);
    if (word.lesson === 'failed') setTrouble('failed');
  });
  useEffect(() => {
    const listen = ({ source, origin: from, data }: MessageEvent) => {
      if (source === null || source !== frame.current?.contentWindow || from !== origin) return;
      const word = StageWord.safeParse(data);
      if (word.success) hear(word.data);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [origin]);

  const forget = useEffectEvent((commit: { session: string; seq: number }) => say({ say: 'forget', ...commit }));
  // The server has all that this device had to tell, so the stage needs it no more.
  useEffect(() => {
    if (isSaved && held) forget(held);
  }, [isSaved, held]);
  const taken = useEffectEvent(take);
  useEffect(() => playAlone({ registration, ...mine }, taken), [registration, mine]);
  const look = useEffectEvent(async () => {
    if (!isVisible()) return;
    const { fetchActivity } = await import('../../calls.ts');
    const now = await fetchActivity(page.courseId, page.activity.hierarchy_order).catch(() => null); // without a network nobody else can go on with it either
    if (now?.content.kind !== 'scorm') return;
    if (isTakenOver({ sessions: inLesson(now.content, lesson) }, mine)) take();
  });
  useEffect(() => onVisibility(() => void look()), []);
  return {
    frame,
    trouble,
    latest,
    src: `${content.stage}#${encodeURIComponent(registration)}`,
    /** The page as the server has it, with all that other devices did. */
    refresh: () => queries.invalidateQueries({ queryKey: ['learning', 'player', page.courseId, page.activity.hierarchy_order] }),
  };
}

const inLesson = ({ sessions }: PlayerOf<'scorm'>['content'], { sco }: Lesson) =>
  Object.fromEntries(Object.entries(sessions).filter(([, session]) => session.sco === sco));

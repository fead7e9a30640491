import type { ActivityContentOf } from '@vitrine/contract/activities';
import type { ScormCall } from '@vitrine/domain/activities/scorm';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { instantIn, newId } from '../../../../shared/device/index.ts';
import classes from '../kinds.module.css';

type Content = ActivityContentOf<'scorm'>;
type StageProps = {
  title: string;
  content: Content;
  lesson: Content['lessons'][number];
  onCall: (call: ScormCall) => void;
  className?: string;
};
type Word = { lesson?: string; commit?: { seq: number } } & Partial<ScormCall>;

/** A lesson on the stage that learners have too, each of its calls told to whoever looks on. Nothing of it is kept. */
export function PackageStage({ title, content, lesson, onCall, className = classes.video ?? '' }: StageProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [session] = useState(newId);
  const tell = useEffectEvent(onCall);
  useEffect(() => {
    const { origin } = new URL(content.stage);
    const say = (word: object) => frame.current?.contentWindow?.postMessage(word, origin);
    const listen = ({ source, origin: from, data }: MessageEvent<Word>) => {
      if (source === null || source !== frame.current?.contentWindow || from !== origin) return;
      if (data.lesson === 'ready') {
        const { standard, suspendLimit, learner } = content;
        const { sco, masteryScore, launchData } = lesson;
        const begins = { session, startedAt: instantIn(0), total: 0, entry: 'ab-initio', cmi: {}, href: content.base + lesson.href };
        say({ say: 'begin', ...begins, sco, title, standard, suspendLimit, learner, masteryScore, launchData });
      }
      if (data.lesson === 'commit') say({ say: 'kept', session, seq: data.commit?.seq });
      if (data.lesson === 'call') {
        const { call = '', args = [], answer = '', error = '' } = data;
        tell({ call, args, answer, error });
      }
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [content, lesson, session, title]);
  return (
    <iframe
      ref={frame}
      className={className}
      src={`${content.stage}#preview:${session}`}
      title={title}
      sandbox="allow-scripts allow-forms allow-popups allow-same-origin"
    />
  );
}

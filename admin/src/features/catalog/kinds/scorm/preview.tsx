import type { ActivityContentOf } from '@vitrine/contract/activities';
import { Button, NativeSelect, Table } from '@vitrine/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { instantIn, newId } from '../../../../shared/device/index.ts';
import classes from '../kinds.module.css';

type Call = { number: number; call: string; args: string[]; answer: string; error: string };
type Content = ActivityContentOf<'scorm'>;

/** A lesson on its stage, and beside it each call that it makes: whether it will be tracked is seen before it is published. Nothing of it is kept. */
export function ScormPreview({ title, content }: { title: string; content: Content }) {
  const { t } = useTranslation(['catalog/kinds/scorm', 'catalog']);
  const [place, setPlace] = useState(0);
  const [round, setRound] = useState(0);
  const lesson = content.lessons[place];
  if (!lesson) return <p className={classes.note}>{t('no_lessons')}</p>;
  return (
    <div>
      <p className={classes.note}>{t('facts', { standard: content.standard, count: content.lessons.length })}</p>
      {content.lessons.length > 1 ? (
        <NativeSelect
          label={t('lesson')}
          value={String(place)}
          data={content.lessons.map((one, index) => ({ value: String(index), label: one.title || String(index + 1) }))}
          onChange={(event) => setPlace(Number(event.currentTarget.value))}
        />
      ) : null}
      <Stage key={`${place}-${round}`} title={lesson.title || title} content={content} lesson={lesson} />
      <Button variant="default" onClick={() => setRound(round + 1)}>
        {t('again')}
      </Button>
    </div>
  );
}

function Stage({ title, content, lesson }: { title: string; content: Content; lesson: Content['lessons'][number] }) {
  const { t } = useTranslation(['catalog/kinds/scorm', 'catalog']);
  const frame = useRef<HTMLIFrameElement>(null);
  const [calls, setCalls] = useState<Call[]>([]);
  const [session] = useState(newId);
  useEffect(() => {
    const { origin } = new URL(content.stage);
    const say = (word: object) => frame.current?.contentWindow?.postMessage(word, origin);
    const listen = ({ source, origin: from, data }: MessageEvent<{ lesson?: string; commit?: { seq: number } } & Partial<Call>>) => {
      if (source === null || source !== frame.current?.contentWindow || from !== origin) return;
      if (data.lesson === 'ready') {
        const { standard, suspendLimit, learner } = content;
        const { sco, masteryScore, launchData } = lesson;
        say({
          say: 'begin',
          session,
          startedAt: instantIn(0),
          sco,
          title,
          href: content.base + lesson.href,
          standard,
          suspendLimit,
          learner,
          masteryScore,
          launchData,
          total: 0,
          entry: 'ab-initio',
          cmi: {},
        });
      }
      if (data.lesson === 'commit') say({ say: 'kept', session, seq: data.commit?.seq });
      if (data.lesson === 'call') {
        const { call = '', args = [], answer = '', error = '' } = data;
        setCalls((before) => [...before, { number: (before.at(-1)?.number ?? 0) + 1, call, args, answer, error }].slice(-200));
      }
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [content, lesson, session, title]);
  const isTracked =
    calls.some(({ call }) => call.endsWith('Initialize')) && calls.some(({ call }) => /(Commit|Finish|Terminate)$/.test(call));
  return (
    <>
      <iframe
        ref={frame}
        className={classes.video}
        src={`${content.stage}#preview:${session}`}
        title={title}
        sandbox="allow-scripts allow-forms allow-popups allow-same-origin"
      />
      <p role="status" className={classes.note}>
        {t(isTracked ? 'tracked' : 'not_tracked_yet')}
      </p>
      <Table aria-label={t('calls')}>
        <thead>
          <tr>
            <th scope="col">{t('call')}</th>
            <th scope="col">{t('answer')}</th>
            <th scope="col">{t('error')}</th>
          </tr>
        </thead>
        <tbody>
          {calls.map(({ number, call, args, answer, error }) => (
            <tr key={number}>
              <td>
                {call}({args.join(', ')})
              </td>
              <td>{answer}</td>
              <td>{error}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}

import type { ActivityContentOf } from '@vitrine/contract/activities';
import { emptyTrial, withCall, type ScormCall } from '@vitrine/domain/activities/scorm';
import { Button, NativeSelect, Table } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../kinds.module.css';
import { PackageStage } from './package-stage.tsx';
import { TrialFacts } from './trial-facts.tsx';

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
      <Watched key={`${place}-${round}`} title={lesson.title || title} content={content} lesson={lesson} />
      <Button variant="default" onClick={() => setRound(round + 1)}>
        {t('again')}
      </Button>
    </div>
  );
}

function Watched({ title, content, lesson }: { title: string; content: Content; lesson: Content['lessons'][number] }) {
  const { t } = useTranslation(['catalog/kinds/scorm', 'catalog']);
  const [calls, setCalls] = useState<(ScormCall & { number: number })[]>([]);
  const [trial, setTrial] = useState(emptyTrial);
  const hear = (one: ScormCall) => {
    setTrial((before) => withCall(before, one));
    setCalls((before) => [...before, { ...one, number: (before.at(-1)?.number ?? 0) + 1 }].slice(-200));
  };
  return (
    <>
      <PackageStage title={title} content={content} lesson={lesson} onCall={hear} />
      <TrialFacts trial={trial} isOver={false} />
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

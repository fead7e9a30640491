import { isLessonDone } from '@vitrine/domain/activities/scorm';
import { Button, ProgressBar } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconCircleCheck } from '../../../../shared/icons.ts';
import { PlayerDock } from '../../player-dock.tsx';
import { useServersWord } from '../../reports.ts';
import type { PlayerOf } from '../kind-on-screen.ts';
import { LessonStage } from './lesson-stage.tsx';
import classes from './scorm-player.module.css';

type Status = { completion: 'incomplete' | 'completed'; success: 'unknown' | 'failed' | 'passed'; score: number | null };

/** A package of SCORM, lesson by lesson: each goes on where it was left, and is done when it says so (PLY-07). */
export function ScormPlayer({ page, content }: PlayerOf<'scorm'>) {
  const { t } = useTranslation(['learning/kinds/scorm', 'learning']);
  const [reached, setReached] = useState<Record<string, Status>>({});
  const { lessons } = content;
  const statusOf = (sco: string): Status | undefined => reached[sco] ?? lessons.find((lesson) => lesson.sco === sco);
  const isDoneIn = (sco: string) => {
    const status = statusOf(sco);
    return status !== undefined && isLessonDone(status);
  };
  const [place, setPlace] = useState(() =>
    Math.max(
      0,
      lessons.findIndex((lesson) => !isLessonDone(lesson)),
    ),
  );
  const lesson = lessons[place];
  const done = lessons.filter(({ sco }) => isDoneIn(sco)).length;
  const isComplete = lessons.length > 0 && done === lessons.length;
  const isDone = isComplete || page.activity.state === 'completed';
  const score = lesson ? statusOf(lesson.sco)?.score : null;
  useServersWord(page, isComplete);
  const turn = (by: number) => setPlace((now) => Math.min(lessons.length - 1, Math.max(0, now + by)));
  return (
    <>
      <h1 className={classes.title}>{page.activity.title}</h1>
      {lessons.length > 1 ? (
        <nav className={classes.lessons} aria-label={t('lessons')}>
          <ol>
            {lessons.map(({ sco, title }, index) => (
              <li key={sco}>
                <button type="button" aria-current={index === place ? 'step' : undefined} onClick={() => setPlace(index)}>
                  {isDoneIn(sco) ? (
                    <IconCircleCheck size={18} stroke={1.75} aria-label={t('lesson_done')} />
                  ) : (
                    <span aria-hidden>{index + 1}</span>
                  )}
                  {title || t('lesson', { number: index + 1 })}
                </button>
              </li>
            ))}
          </ol>
        </nav>
      ) : null}
      {lesson ? (
        <LessonStage
          key={lesson.sco}
          page={page}
          content={content}
          lesson={lesson}
          onStatus={(status) => setReached((before) => ({ ...before, [lesson.sco]: status }))}
          onEnded={(request) => {
            if (request === 'previous') turn(-1);
            else if (request === 'continue') turn(1);
          }}
        />
      ) : null}
      {score === null || score === undefined ? null : <p className={classes.score}>{t('score', { score: Math.round(score) })}</p>}
      {lesson && isDoneIn(lesson.sco) && place < lessons.length - 1 ? (
        <Button onClick={() => turn(1)}>{t('next_lesson', { title: lessons[place + 1]?.title })}</Button>
      ) : null}
      <div className={classes.gap} />
      <div className={classes.edge}>
        <ProgressBar value={lessons.length > 0 ? done / lessons.length : 0} label={t('done_part')} tone={isDone ? 'done' : 'learning'} />
      </div>
      <PlayerDock page={page} note={isDone ? t('done') : t('so_far', { done, count: lessons.length })} />
    </>
  );
}

import type { Run, RunResult } from '@vitrine/contract/games';
import type { PlayerPage } from '@vitrine/contract/learning';
import type { Pace } from '@vitrine/domain/games';
import { Button, Card, Dock, IconButton, LinkButton, SceneFigure, showToast, Tag } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { Mark } from '@vitrine/ui/games';
import { formatClock } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { courseHref } from '../course-place.ts';
import { copyText } from '../../../shared/device/copy-text.ts';
import { shareText } from '../../../shared/device/share-text.ts';
import { IconArrowRight, IconCircleCheck, IconRepeat, IconShare, IconX } from '../../../shared/icons.ts';
import { playerHref } from '../course-words.tsx';
import classes from './games.module.css';
import shown from './result.module.css';
import type { RunActions } from './use-run.ts';

type ResultProps = { page: PlayerPage; run: Run; result: RunResult; start: RunActions['start']; pace: Pace; isCalm: boolean };

/** What came of a run: score, time, run, what to repeat and why, the score to share, and one next step. */
export function GameResult({ page, run, result, start, pace, isCalm }: ResultProps) {
  const { t } = useTranslation(['learning/games', 'learning']);
  const { atForm } = useMessages();
  const { right, items, repeat, isPassed } = result;
  const isSelfJudged = run.board.kind === 'flashcards';
  const next = page.menu.find(({ hierarchy_order: place }) => place === page.next);
  const foot = run.state === 'ended_by_time' ? 'result.time_over' : isPassed ? 'result.confirmed' : 'result.not_passed';
  const share = async () => {
    const text = t('result.share_text', { right, count: items, title: page.activity.title });
    if (!(await shareText(text)) && (await copyText(text))) showToast({ text: t('result.copied') });
  };
  const facts = [
    {
      term: t('result.time'),
      value: formatClock(result.spentSeconds),
      hint:
        result.bestSeconds === null || result.bestSeconds >= result.spentSeconds
          ? t('result.your_best')
          : t('result.best_was', { time: formatClock(result.bestSeconds) }),
    },
    ...(isSelfJudged
      ? []
      : [
          {
            term: t('result.streak'),
            value: String(result.streak),
            hint: run.number > 1 ? t('result.before', { count: result.bestStreakBefore }) : '',
          },
        ]),
    { term: t('result.run'), value: String(run.number), hint: t('result.run_best', { percent: result.bestPercent }) },
  ];
  return (
    <div className={classes.result} data-attempt data-calm={isCalm || undefined}>
      <header className={classes.top}>
        <IconButton label={t('result.to_course')} href={courseHref(page.courseId)}>
          <IconX size={24} stroke={1.75} aria-hidden />
        </IconButton>
        <h1>{page.activity.title}</h1>
      </header>
      <section className={shown.hero} aria-label={t('result.title')} data-celebrates={(isPassed && run.number === 1) || undefined}>
        <p>{t(isSelfJudged ? 'result.known' : 'result.first_try')}</p>
        <p className={shown.score}>
          {right} <small>{t('result.of', { count: items })}</small>
        </p>
        <SceneFigure object="fridge" className={shown.object ?? ''} />
        {run.points > 0 ? (
          <Tag size="lg" isOff={!isPassed || result.isPaidBefore} className={shown.tag ?? ''}>
            {result.isPaidBefore ? t('paid') : `+${isPassed ? result.points : run.points}`}
          </Tag>
        ) : null}
        <p className={shown.heroFoot} role="status">
          <IconCircleCheck size={20} stroke={1.75} aria-hidden />
          {t(foot)} {isPassed ? result.doneLine : ''}
        </p>
      </section>
      <dl className={shown.facts}>
        {facts.map(({ term, value, hint }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              {value}
              <small>{hint}</small>
            </dd>
          </div>
        ))}
      </dl>
      <div className={shown.section}>
        <h2>{t('result.repeat_title')}</h2>
        {repeat.length > 0 ? <span>{t('result.repeat_hint')}</span> : null}
      </div>
      {repeat.length === 0 ? (
        <p className={classes.fine}>{t('result.all_right')}</p>
      ) : (
        <Card label={t('result.repeat_title')}>
          <ul className={shown.repeat}>
            {repeat.map(({ id, text, right: was, reason }) => (
              <li key={id}>
                <Mark kind={isSelfJudged ? 'again' : 'wrong'} />
                <span>
                  <b>{text}</b>
                  <span>{[answerOf(was), reason].filter(Boolean).join(': ')}</span>
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Card label={t('result.share')}>
        <div className={shown.share}>
          <span>
            <b>{t('result.share')}</b>
            <small>{t('result.share_hint')}</small>
          </span>
          <Button variant="light" leftSection={<IconShare size={20} stroke={1.75} aria-hidden />} onClick={() => void share()}>
            {t('result.send')}
          </Button>
        </div>
      </Card>
      <div className={classes.gap} />
      <Dock note={start.isError ? <span role="alert">{atForm(refusalCode(start.error))}</span> : undefined}>
        <Button
          variant="default"
          loading={start.isPending}
          leftSection={<IconRepeat size={20} stroke={1.75} aria-hidden />}
          onClick={() => start.mutate({ onlyMissed: repeat.length > 0, pace })}
        >
          {repeat.length > 0 ? t('result.repeat_missed', { count: repeat.length }) : t('result.repeat')}
        </Button>
        {next && !next.isLocked ? (
          <LinkButton
            href={playerHref(page.courseId, next.hierarchy_order)}
            rightSection={<IconArrowRight size={20} stroke={1.75} aria-hidden />}
          >
            {next.title}
          </LinkButton>
        ) : (
          <LinkButton href={courseHref(page.courseId)}>{t('result.to_course')}</LinkButton>
        )}
      </Dock>
    </div>
  );

  /** Truth is a word of the learner's language. */
  function answerOf(was: string): string {
    if (run.board.kind !== 'true_or_false') return was;
    return t(was === 'true' ? 'true_or_false.true' : 'true_or_false.false', { ns: 'games' });
  }
}

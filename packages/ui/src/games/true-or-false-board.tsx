import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconArrowRight, IconClock } from '../icons.ts';
import { Button } from '../kit/button.tsx';
import classes from './cards.module.css';
import { useGameKeys } from './keys.ts';
import { GamePicture, Mark, VerdictLine } from './pieces.tsx';
import type { GamePort, PictureShown } from './port.ts';
import { useHeard } from './use-heard.ts';
import { useShownCard } from './use-shown-card.ts';

type Board = {
  secondsACard: number;
  cards: readonly { id: string; text: string; picture: PictureShown; isTrue: boolean | null }[];
  waiting: readonly string[];
};
const lastSeconds = 5;

/** A statement on the stage, false on the left, true on the right. */
export function TrueOrFalseBoard(port: GamePort<Board>) {
  const { board, verdict, items, isPaused, hasKeys, repeated, feel, pace } = port;
  const { t } = useTranslation('games');
  const { id, judged, isAsked, hold, goOn } = useShownCard(port, { wrongForMs: null });
  const card = board.cards.find((one) => one.id === id);
  useHeard(feel, card?.picture);
  const seconds = pace === 'free' ? 0 : board.secondsACard * (pace === 'double' ? 2 : 1);
  const answer = (given: string) => {
    if (!card || isAsked || judged || isPaused) return;
    feel.pick();
    hold(card.id);
    port.move(card.id, given);
  };
  const left = useSecondsOfCard({ id: judged || isAsked ? null : id, seconds, isPaused, onOver: () => answer('late') });
  useGameKeys(hasKeys && !isPaused, (key) => {
    if (judged && judged.right === false && (key === 'Enter' || key === ' ')) return false; // the button has it
    const given =
      key === 'ArrowLeft' || key === t('true_or_false.key_false')
        ? 'false'
        : key === 'ArrowRight' || key === t('true_or_false.key_true')
          ? 'true'
          : null;
    if (given) answer(given);
    return given !== null;
  });
  const next = useRef<HTMLButtonElement>(null);
  const isWrong = judged?.right === false;
  useEffect(() => {
    if (isWrong) next.current?.focus();
  }, [isWrong]);
  if (!card) return null;
  const place = items.findIndex((item) => item.id === card.id) + 1;
  const truth = judged ? (judged.right ? judged.answer === 'true' : card.isTrue) : null;
  const said = judged
    ? {
        tone: judged.right ? ('right' as const) : ('wrong' as const),
        title: t(judged.right ? 'true_or_false.right' : truth ? 'true_or_false.was_true' : 'true_or_false.was_false'),
        reason: judged.reason,
      }
    : null;
  const option = (value: boolean) => {
    const isGiven = judged?.answer === String(value);
    const isIt = truth === value;
    const state = !judged ? undefined : isIt ? 'right' : isGiven ? 'wrong' : undefined;
    return (
      <button
        type="button"
        className={classes.option}
        data-state={state}
        data-asked={(isAsked && port.pending.some(({ item, answer: given }) => item === id && given === String(value))) || undefined}
        aria-disabled={isAsked || judged !== null}
        onClick={() => answer(String(value))}
      >
        <span className={classes.letter} aria-hidden>
          {t(value ? 'true_or_false.key_true' : 'true_or_false.key_false')}
        </span>
        <span>
          {t(value ? 'true_or_false.true' : 'true_or_false.false')}
          {state ? (
            <small>{t(isIt ? (isGiven ? 'true_or_false.yours_right' : 'true_or_false.it_is') : 'true_or_false.you_said')}</small>
          ) : null}
        </span>
        {state ? <Mark kind={state} /> : null}
      </button>
    );
  };
  return (
    <div className={classes.table}>
      <div className={classes.stack}>
        <article key={card.id} className={classes.stage} aria-label={t('card_of', { place, count: items.length })}>
          <h2>{card.text}</h2>
          <div className={classes.stagePicture}>
            <GamePicture picture={card.picture} />
          </div>
          {left === null ? null : (
            <p className={classes.stageFoot} role="timer">
              <IconClock size={18} stroke={1.75} aria-hidden />
              {t('seconds', { count: left })}
            </p>
          )}
          {left !== null && !port.isCalm ? (
            <span
              className={classes.drain}
              data-late={left <= lastSeconds || undefined}
              style={{ transform: `scaleX(${left / seconds})` }}
            />
          ) : null}
        </article>
      </div>
      <div className={classes.options} role="group" aria-label={t('your_answer')}>
        {option(false)}
        {option(true)}
      </div>
      <div className={classes.foot}>
        <VerdictLine said={said ?? lastOf(verdict)} left={board.waiting.length} repeated={repeated} isPlain />
        {isWrong ? (
          <Button ref={next} onClick={goOn} rightSection={<IconArrowRight size={20} stroke={1.75} aria-hidden />} fullWidth>
            {t(board.waiting.length > 0 ? 'next_card' : 'see_result')}
          </Button>
        ) : null}
      </div>
    </div>
  );

  function lastOf(before: typeof verdict) {
    if (port.isKept && port.pending.length > 0)
      return { tone: 'quiet' as const, title: t('kept'), reason: t('kept_hint', { count: port.pending.length }) };
    return before
      ? {
          tone: before.right ? ('right' as const) : ('wrong' as const),
          title: t(before.right ? 'true_or_false.right' : 'true_or_false.not_so'),
          reason: before.reason,
        }
      : null;
  }
}

/** Seconds that are left on a card; null without a limit. Stops while the game does. */
function useSecondsOfCard({
  id,
  seconds,
  isPaused,
  onOver,
}: {
  id: string | null;
  seconds: number;
  isPaused: boolean;
  onOver: () => void;
}) {
  const [spent, setSpent] = useState({ id, seconds: 0 });
  const gone = spent.id === id ? spent.seconds : 0;
  const tick = useEffectEvent(() => {
    const after = gone + 1;
    setSpent({ id, seconds: after });
    if (after >= seconds) onOver();
  });
  const isRunning = id !== null && seconds > 0 && !isPaused;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => tick(), 1_000);
    return () => clearInterval(timer);
  }, [isRunning, id]);
  return seconds > 0 && id !== null ? Math.max(0, seconds - gone) : null;
}

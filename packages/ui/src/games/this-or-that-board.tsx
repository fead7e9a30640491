import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './cards.module.css';
import { useDragged } from './drag.ts';
import { useGameKeys } from './keys.ts';
import { GamePicture, KeyBadge, Mark, VerdictLine } from './pieces.tsx';
import type { GamePort, PictureShown } from './port.ts';
import { useFollower } from './use-follower.ts';
import { useHeard } from './use-heard.ts';
import { useShownCard } from './use-shown-card.ts';

type Side = 'left' | 'right';
type Board = {
  left: string;
  right: string;
  cards: readonly { id: string; text: string; picture: PictureShown; side: Side | null; given: string }[];
  waiting: readonly string[];
};
/** So far, or so fast in pixels a millisecond, a swipe lets go. */
const swipePx = 96;
const swipeSpeed = 0.5;
const wrongForMs = 600;

/** One card, two piles: swipe it, tap a pile, or press an arrow. */
export function ThisOrThatBoard(port: GamePort<Board>) {
  const { board, items, pending, verdict, isPaused, hasKeys, repeated, isCalm, feel } = port;
  const { t } = useTranslation('games');
  const { id, judged, isAsked, hold } = useShownCard(port, { wrongForMs });
  const [dragged, drags] = useState<{ leaning: Side | null } | null>(null);
  const { element, follow } = useFollower<HTMLElement>(({ x }) => `translateX(${x}px) rotate(${Math.max(-6, Math.min(6, x / 20))}deg)`);
  const card = board.cards.find((one) => one.id === id);
  useHeard(feel, card?.picture);
  const judge = (side: Side) => {
    if (!card || isAsked || judged || isPaused) return;
    feel.pick();
    hold(card.id);
    port.move(card.id, side);
  };
  const drag = useDragged({
    onMove: (by) => {
      const now = by && { leaning: Math.abs(by.x) < swipePx / 2 ? null : by.x < 0 ? ('left' as const) : ('right' as const) };
      if (!now || now.leaning !== dragged?.leaning) drags(now); // drawn anew where it leans otherwise, not with each move
      follow(isCalm ? null : by);
    },
    onDrop: (_at, by, speed) => {
      if (Math.abs(by.x) >= swipePx || (speed >= swipeSpeed && Math.abs(by.x) > swipePx / 3)) judge(by.x < 0 ? 'left' : 'right');
    },
  });
  useGameKeys(hasKeys && !isPaused, (key) => {
    const side = key === 'ArrowLeft' || key === 'A' ? 'left' : key === 'ArrowRight' || key === 'B' ? 'right' : null;
    if (side) judge(side);
    return side !== null;
  });
  const leaning = dragged?.leaning ?? null;
  const place = items.findIndex((item) => item.id === id) + 1;
  const nameOf = (side: Side) => board[side];
  const last = port.isKept && pending.length > 0 ? null : verdict;
  const truth = last && board.cards.find((one) => one.id === last.item);
  const said = last
    ? {
        tone: last.right ? ('right' as const) : ('wrong' as const),
        title: last.right ? t('this_or_that.right') : t('this_or_that.was', { side: truth?.side ? nameOf(truth.side) : '' }),
        reason: last.reason,
      }
    : pending.length > 0
      ? { tone: 'quiet' as const, title: t('kept'), reason: t('kept_hint', { count: pending.length }) }
      : null;
  const pile = (side: Side) => {
    const givenTo = (one: Board['cards'][number]) => one.given || pending.find(({ item }) => item === one.id)?.answer;
    const lying = board.cards.filter((one) => givenTo(one) === side);
    const top = lying.find((one) => one.id === verdict?.item) ?? lying.at(-1);
    const state = top && (top.side === null ? 'kept' : top.side === side ? 'right' : 'wrong');
    return (
      <button type="button" className={classes.pile} data-over={leaning === side || undefined} onClick={() => judge(side)}>
        <span className={classes.pileHead}>
          <KeyBadge isOn={leaning === side}>{side === 'left' ? '←' : '→'}</KeyBadge>
          <b>{nameOf(side)}</b>
          <span className={classes.number}>{lying.length}</span>
          <span className="visually-hidden">{t(side === 'left' ? 'this_or_that.left_key' : 'this_or_that.right_key')}</span>
        </span>
        {top ? (
          <span className={classes.pileTop} data-state={state}>
            {top.text}
            {state === 'right' || state === 'wrong' ? <Mark kind={state} /> : null}
          </span>
        ) : null}
      </button>
    );
  };
  return (
    <div className={classes.table}>
      <div className={classes.deck}>
        {board.waiting.length > 1 ? <span className={classes.under} /> : null}
        {card ? (
          <article
            key={card.id}
            ref={element}
            {...drag}
            className={classes.swiped}
            data-gone={isAsked || judged ? (judged?.answer ?? pending.find(({ item }) => item === id)?.answer) : undefined}
            style={dragged === null || isCalm ? undefined : { transition: 'none', willChange: 'transform' }}
            aria-label={t('card_of', { place, count: items.length })}
          >
            {card.picture ? (
              <div className={classes.swipedPicture}>
                <GamePicture picture={card.picture} isScene />
              </div>
            ) : null}
            <h2>{card.text}</h2>
            {leaning ? <span className={classes.lean}>{nameOf(leaning)}</span> : null}
          </article>
        ) : null}
      </div>
      <div className={classes.piles} role="group" aria-label={t('your_answer')}>
        {pile('left')}
        {pile('right')}
      </div>
      <VerdictLine said={said} left={board.waiting.length} repeated={repeated} />
    </div>
  );
}

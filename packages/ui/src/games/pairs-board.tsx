import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { roving, useGameKeys } from './keys.ts';
import classes from './pairs.module.css';
import { GamePicture, KeyBadge, Mark, VerdictLine } from './pieces.tsx';
import type { GamePort, PictureShown } from './port.ts';

type Card = { id: string; side: 'a' | 'b'; text: string; picture: PictureShown; foundIn: string | null };
type Board = { mode: 'memory' | 'match'; closeAfter: number | null; cards: readonly Card[]; found: number; moves: number };

const twoDigitsMs = 600;
const letters = 'ABCDEFGH';

/** Cards in a grid: open two that belong together. */
export function PairsBoard(port: GamePort<Board>) {
  const { board, verdict, isPaused, hasKeys, repeated, feel, isCalm } = port;
  const { t } = useTranslation('games');
  const [picked, pick] = useState<string | null>(null);
  const [missed, miss] = useState<{ seq: number; cards: string[] } | null>(null);
  const [typed, type] = useState('');
  const [begin] = useState(verdict?.seq ?? 0);
  const isMiss = verdict !== null && verdict.seq > begin && verdict.right === false && missed?.seq !== verdict.seq;
  if (isMiss) miss({ seq: verdict.seq, cards: [verdict.item, verdict.answer] });
  const open = missed?.cards ?? [];
  const closeAfterMs = board.mode === 'match' || isCalm || board.closeAfter === null || open.length === 0 ? null : board.closeAfter * 100;
  const close = useEffectEvent(() => miss((before) => before && { ...before, cards: [] }));
  useEffect(() => {
    if (closeAfterMs === null) return undefined;
    const timer = setTimeout(() => close(), closeAfterMs);
    return () => clearTimeout(timer);
  }, [closeAfterMs, missed?.seq]);
  const letterOf = new Map(
    [...new Set(board.cards.flatMap(({ foundIn }) => foundIn ?? []))].map((pair, index) => [pair, letters[index] ?? '']),
  );
  const touch = (id: string) => {
    const card = board.cards.find((one) => one.id === id);
    if (!card || card.foundIn !== null || isPaused) return;
    feel.pick();
    if (card.picture?.sound) feel.hear(card.picture.sound);
    miss((before) => before && { ...before, cards: [] });
    if (picked === null) pick(id);
    else if (picked === id) pick(board.mode === 'memory' ? id : null);
    else {
      pick(null);
      port.move(picked, id);
    }
  };
  const touchNumber = useEffectEvent((digits: string) => {
    type('');
    const card = board.cards[Number(digits) - 1];
    if (card) touch(card.id);
  });
  const mayGrow = typed !== '' && Number(typed) * 10 <= board.cards.length;
  useEffect(() => {
    if (typed === '') return undefined;
    const timer = setTimeout(() => touchNumber(typed), mayGrow ? twoDigitsMs : 0);
    return () => clearTimeout(timer);
  }, [typed, mayGrow]);
  useGameKeys(hasKeys && !isPaused, (key) => {
    if (/^\d$/.test(key)) type((before) => (before + key).slice(-2));
    else if (key === 'Escape' && picked !== null && board.mode === 'match') pick(null);
    else return false;
    return true;
  });
  const total = board.cards.length / 2;
  const last = verdict;
  const said = last
    ? {
        tone: last.right ? ('right' as const) : ('wrong' as const),
        title: t(last.right ? 'pairs.right' : 'pairs.wrong'),
        reason: last.reason,
      }
    : null;
  const first = board.cards.find(({ foundIn }) => foundIn === null)?.id;
  return (
    <div className={classes.table}>
      <ul className={classes.grid} aria-label={t('pairs.cards', { count: board.cards.length })} {...{ onKeyDown: roving(3) }}>
        {board.cards.map((card, index) => {
          const { id, text, picture, foundIn } = card;
          const isBad = open.includes(id);
          const isFace = board.mode === 'match' || foundIn !== null || isBad || picked === id;
          const state = foundIn !== null ? 'found' : isBad ? 'bad' : picked === id ? 'picked' : isFace ? 'face' : 'closed';
          const face = [text, picture?.alt].filter(Boolean).join(', ');
          return (
            <li key={id}>
              <button
                type="button"
                className={classes.card}
                data-state={state}
                data-stop
                tabIndex={id === first ? 0 : -1}
                aria-disabled={foundIn !== null}
                aria-pressed={picked === id}
                aria-label={t(`pairs.state.${state}`, { number: index + 1, face, pair: letterOf.get(foundIn ?? '') ?? '' })}
                onClick={() => touch(id)}
              >
                {isFace ? (
                  <span key="face" className={classes.face}>
                    {picture ? <GamePicture picture={{ ...picture, alt: '' }} /> : null}
                    {text ? <span className={classes.text}>{text}</span> : null}
                  </span>
                ) : (
                  <span key="back" className={classes.back} aria-hidden />
                )}
                <span className={classes.badge}>
                  {foundIn === null ? <KeyBadge>{index + 1}</KeyBadge> : <KeyBadge isOn>{letterOf.get(foundIn)}</KeyBadge>}
                </span>
                {state === 'found' ? <Mark kind="right" /> : state === 'bad' ? <Mark kind="wrong" /> : null}
                {isBad && closeAfterMs !== null ? (
                  <span className={classes.timer} style={{ animationDuration: `${closeAfterMs}ms` }} />
                ) : null}
              </button>
            </li>
          );
        })}
      </ul>
      <VerdictLine said={said} left={total - board.found} repeated={repeated} />
    </div>
  );
}

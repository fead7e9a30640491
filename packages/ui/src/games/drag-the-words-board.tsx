import { useTranslation } from 'react-i18next';
import { IconBulb } from '../icons.ts';
import { Button } from '../kit/button.tsx';
import { roving } from './keys.ts';
import { PieceButton } from './piece-button.tsx';
import { KeyBadge, Mark, VerdictLine } from './pieces.tsx';
import type { GamePort } from './port.ts';
import { placeLetters, useHand } from './use-hand.ts';
import classes from './words.module.css';

type Gap = { kind: 'gap'; id: string; piece: string | null; word: string; tries: number };
type Board = {
  before: string;
  parts: readonly ({ kind: 'text'; text: string } | Gap)[];
  bank: readonly { piece: string; word: string; isPlaced: boolean }[];
  widest: number;
  hasHints: boolean;
};

/** Words of a bank that go into the gaps of what is said. */
export function DragTheWordsBoard(port: GamePort<Board>) {
  const { board, items, verdict, repeated, isCalm } = port;
  const { t } = useTranslation('word-games');
  const gaps = board.parts.flatMap((part) => (part.kind === 'gap' ? [part] : []));
  const pieces = board.bank.map((one) => ({ ...one, id: one.piece, number: Number(one.piece) }));
  const lying = pieces.filter(({ isPlaced }) => !isPlaced);
  const { table, ...hand } = useHand(port, { pieces: lying, places: gaps.map(({ id, piece }) => ({ id, isFree: piece === null })) });
  const wordOf = (piece: string | undefined) => pieces.find(({ id }) => id === piece)?.word ?? '';
  const tabStop = lying.find(({ id }) => id === hand.hand)?.id ?? lying[0]?.id;
  const nextGap = gaps.find(({ piece }) => piece === null);
  return (
    <div className={classes.board} ref={table}>
      <div className={classes.talk}>
        {board.before ? (
          <p className={classes.before}>
            <small>{t('client')}</small>
            {board.before}
          </p>
        ) : null}
        <div className={classes.says}>
          {board.before ? <small>{t('you')}</small> : null}
          <div className={classes.text} role="toolbar" aria-label={t('gaps')} tabIndex={-1} onKeyDown={roving()}>
            {[...board.parts.entries()].map(([place, part]) =>
              part.kind === 'text' ? <span key={`text${place}`}>{part.text}</span> : slot(part),
            )}
          </div>
        </div>
      </div>
      <div className={classes.bank} role="listbox" tabIndex={-1} aria-label={t('words')} onKeyDown={roving()}>
        {lying.map(({ id, word, number }) => (
          <PieceButton
            key={id}
            piece={id}
            number={number}
            name={word}
            hand={hand}
            look={classes.word}
            isOnly={pieces.length === 1}
            isFirst={id === tabStop}
            isCalm={isCalm}
          >
            <bdi>{word}</bdi>
          </PieceButton>
        ))}
      </div>
      {board.hasHints && nextGap ? (
        <Button
          variant="default"
          size="sm"
          leftSection={<IconBulb size={20} stroke={1.75} aria-hidden />}
          onClick={() => port.move(`hint:${nextGap.id}`, '')}
        >
          {t('hint')}
        </Button>
      ) : null}
      <VerdictLine said={saidOf()} left={items.filter(({ mark }) => mark === 'open').length} repeated={repeated} />
    </div>
  );

  function slot({ id, piece, word }: Gap) {
    const place = gaps.findIndex((gap) => gap.id === id);
    const letter = placeLetters[place] ?? '';
    const isBad = hand.wrong?.answer === id;
    const asked = hand.askedAt(id);
    const state = piece !== null ? 'right' : isBad ? 'bad' : asked === undefined ? 'empty' : 'asked';
    const lies = piece !== null ? word : wordOf(isBad ? hand.wrong?.item : asked);
    return (
      <button
        key={id}
        type="button"
        className={classes.slot}
        style={{ minWidth: `${Math.min(board.widest, 24) * 0.56 + 2}em` }}
        data-place={id}
        data-state={state}
        data-over={hand.over === id || undefined}
        data-ready={(hand.hand !== null && piece === null) || undefined}
        data-stop
        tabIndex={id === (nextGap?.id ?? gaps[0]?.id) ? 0 : -1}
        aria-disabled={piece !== null}
        aria-label={t(`gap.${state}`, { letter, word: lies })}
        onClick={() => hand.putHere(id)}
      >
        {lies ? <bdi>{lies}</bdi> : <KeyBadge isOn={hand.over === id}>{letter}</KeyBadge>}
        {state === 'right' || state === 'bad' ? <Mark kind={state === 'right' ? 'right' : 'wrong'} /> : null}
      </button>
    );
  }

  function saidOf() {
    if (port.isKept && port.pending.length > 0)
      return {
        tone: 'quiet' as const,
        title: t('kept', { ns: 'games' }),
        reason: t('kept_hint', { ns: 'games', count: port.pending.length }),
      };
    if (!verdict) return null;
    if (verdict.right === null) return { tone: 'quiet' as const, title: t('hint'), reason: verdict.reason };
    return verdict.right
      ? { tone: 'right' as const, title: t('right'), reason: verdict.reason }
      : { tone: 'wrong' as const, title: t('not_this', { name: wordOf(verdict.item) }), reason: verdict.reason };
  }
}

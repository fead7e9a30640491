import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconBackspace, IconBulb, IconBulbOff } from '../icons.ts';
import { Button } from '../kit/button.tsx';
import { EnigmaWord } from './enigma-word.tsx';
import classes from './enigma.module.css';
import { useGameKeys } from './keys.ts';
import { GamePicture, KeyBadge, VerdictLine } from './pieces.tsx';
import type { GamePort, PictureShown } from './port.ts';
import { useHeard } from './use-heard.ts';
import { spelled, type Slot } from './spelling.ts';

type Board = {
  slots: readonly Slot[];
  bank: readonly string[] | null;
  clues: readonly { text: string | null }[];
  clueCost: number;
  tries: number;
  triesLeft: number;
  guesses: readonly { text: string; inPlace: number }[];
  outcome: 'open' | 'solved' | 'revealed';
  answer: string | null;
  picture: PictureShown;
};

const shutters = 6;
const word = 'word';
const nextClue = 'hint:word';

/** A hidden word behind shutters: clues open them, letters are tapped or typed, each wrong guess puts a lamp out. */
export function EnigmaBoard(port: GamePort<Board>) {
  const { board, verdict, pending, repeated, isPaused, hasKeys, feel } = port;
  const { t } = useTranslation('word-games');
  useHeard(feel, board.picture);
  /** Places in the bank, in the order in which they were tapped; or what was typed. */
  const [taken, take] = useState<readonly number[]>([]);
  const [text, type] = useState<string | null>(null);
  const { slots, bank, clues, guesses, triesLeft } = board;
  const opened = clues.filter((clue) => clue.text !== null).length;
  const isOver = board.outcome !== 'open';
  const isAsked = pending.some(({ item }) => item === word);
  const letters = text === null ? taken.map((place) => bank?.[place] ?? '') : null;
  const { shown, guess, missing } = spelled(slots, { letters, text });
  const count = slots.filter(({ kind }) => kind === 'hidden').length;
  const canAnswer = !isOver && !isAsked && !isPaused && (text === null ? missing === 0 : text.trim() !== '');
  const erase = () => (text === null ? take(taken.slice(0, -1)) : type(text.slice(0, -1) || null));
  const answer = () => {
    if (!canAnswer) return;
    port.move(word, guess.trim());
    take([]);
    type(null);
  };
  const tap = (place: number) => {
    if (isPaused || isOver || missing === 0) return;
    feel.pick();
    type(null);
    take(text === null ? [...taken, place] : [place]);
  };
  useGameKeys(hasKeys && !isPaused && !isOver, (key) => {
    const place =
      bank?.findIndex((letter, at) => letter.localeCompare(key, undefined, { sensitivity: 'base' }) === 0 && !taken.includes(at)) ?? -1;
    if (key === 'Backspace') erase();
    else if (place !== -1 && text === null) tap(place);
    else return false;
    return true;
  });
  return (
    <div className={classes.board}>
      <p className={classes.tries}>
        <span className={classes.lamps} aria-hidden>
          {Array.from({ length: board.tries }, (_, lamp) => (
            <span key={lamp} data-off={lamp >= triesLeft || undefined}>
              {lamp >= triesLeft ? <IconBulbOff size={18} stroke={1.75} /> : <IconBulb size={18} stroke={1.75} />}
            </span>
          ))}
        </span>
        {t('enigma.tries', { left: triesLeft, count: board.tries })}
      </p>
      <div
        className={classes.pane}
        role="img"
        aria-label={t('enigma.pane', { open: isOver ? shutters : opened, count: shutters })}
        data-outcome={board.outcome}
      >
        {board.picture ? <GamePicture picture={board.picture} isScene /> : null}
        {isOver ? null : (
          <div className={classes.shutters} aria-hidden>
            {[...Array(shutters).keys()].map((shutter) => (
              <span key={shutter} data-open={shutter < opened || undefined}>
                {shutter < opened ? null : shutter + 1}
              </span>
            ))}
          </div>
        )}
      </div>
      <ol className={classes.clues} aria-label={t('enigma.clues')}>
        {[...clues.entries()].flatMap(([place, clue]) =>
          clue.text === null
            ? []
            : [
                <li key={place}>
                  <KeyBadge>{place + 1}</KeyBadge>
                  {clue.text}
                </li>,
              ],
        )}
        {opened < clues.length && !isOver ? (
          <li>
            <button type="button" className={classes.more} disabled={isPaused} onClick={() => port.move(nextClue, '')}>
              <KeyBadge>{opened + 1}</KeyBadge>
              {t('enigma.open_clue')}
              {board.clueCost > 0 ? <span>{t('enigma.cost', { count: board.clueCost })}</span> : null}
            </button>
          </li>
        ) : null}
      </ol>
      <EnigmaWord
        shown={shown}
        count={count}
        typed={text ?? (letters ?? []).join('')}
        isOver={isOver}
        isDisabled={isPaused || isAsked}
        onType={(next) => {
          take([]);
          type(next === '' ? null : next);
        }}
        onEnter={answer}
        isTyped={bank === null}
      />
      {bank && !isOver ? (
        <div className={classes.letters} role="group" aria-label={t('letters')}>
          {[...bank.entries()].map(([place, letter]) => (
            <button
              key={`${letter}${place}`}
              type="button"
              data-gone={taken.includes(place) || undefined}
              aria-disabled={taken.includes(place)}
              disabled={isPaused}
              onClick={() => {
                if (!taken.includes(place)) tap(place);
              }}
            >
              {letter}
            </button>
          ))}
        </div>
      ) : null}
      <VerdictLine said={saidOf()} left={isOver ? 0 : 1} repeated={repeated} />
      {isOver ? null : (
        <div className={classes.dock}>
          <Button variant="default" aria-label={t('enigma.erase')} disabled={guess === ''} onClick={erase}>
            <IconBackspace size={22} stroke={1.75} aria-hidden />
          </Button>
          <Button fullWidth disabled={!canAnswer} onClick={answer}>
            {text === null && missing > 0 ? t('enigma.missing', { count: missing }) : t('enigma.guess')}
          </Button>
        </div>
      )}
    </div>
  );

  function saidOf() {
    if (port.isKept && pending.length > 0)
      return { tone: 'quiet' as const, title: t('kept', { ns: 'games' }), reason: t('kept_hint', { ns: 'games', count: pending.length }) };
    if (board.outcome === 'solved') return { tone: 'right' as const, title: t('enigma.solved', { word: board.answer }) };
    if (board.outcome === 'revealed') return { tone: 'wrong' as const, title: t('enigma.revealed', { word: board.answer }) };
    if (!verdict) return null;
    if (verdict.isNear) return { tone: 'again' as const, title: t('near') };
    if (verdict.right === null) return { tone: 'quiet' as const, title: t('enigma.clue'), reason: verdict.reason };
    const last = guesses.at(-1);
    return last
      ? { tone: 'wrong' as const, title: t('enigma.not_it', { word: last.text }), reason: t('enigma.in_place', { count: last.inPlace }) }
      : null;
  }
}

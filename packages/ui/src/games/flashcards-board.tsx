import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconRotateClockwise } from '../icons.ts';
import { Button } from '../kit/button.tsx';
import classes from './cards.module.css';
import flash from './flash.module.css';
import { useGameKeys } from './keys.ts';
import { GamePicture, KeyBadge, Mark, VerdictLine } from './pieces.tsx';
import type { GamePort, PictureShown } from './port.ts';
import { useHeard } from './use-heard.ts';

type Board = {
  cards: readonly { id: string; front: string; back: string; say: string; picture: PictureShown }[];
  waiting: readonly string[];
};

/** Turn the card, then say whether you knew it. Those not known come back once. */
export function FlashcardsBoard(port: GamePort<Board>) {
  const { board, items, isPaused, hasKeys, repeated, feel } = port;
  const { t } = useTranslation('games');
  const [turned, turn] = useState<string | null>(null);
  const [id = null] = board.waiting;
  const card = board.cards.find((one) => one.id === id);
  useHeard(feel, card?.picture);
  const state = items.find((item) => item.id === id)?.mark;
  const turnOf = `${id} ${state}`;
  const isTurned = turned === turnOf;
  const flip = () => {
    if (isPaused || !card) return;
    feel.pick();
    turn(isTurned ? null : turnOf);
  };
  const judge = (answer: 'known' | 'unknown') => {
    if (!card || !isTurned || isPaused) return;
    turn(null);
    port.move(card.id, answer);
  };
  useGameKeys(hasKeys && !isPaused, (key) => {
    if (key === '1') judge('unknown');
    else if (key === '2') judge('known');
    else if (key === 'V' || key === 'ArrowUp' || key === 'ArrowDown') flip();
    else return false;
    return true;
  });
  if (!card) return null;
  const [known, back] = [items.filter(({ mark }) => mark === 'right'), items.filter(({ mark }) => mark === 'again')];
  const frontOf = (wanted: string | undefined) => board.cards.find((one) => one.id === wanted)?.front;
  const place = items.findIndex((item) => item.id === id) + 1;
  return (
    <div className={classes.table}>
      <div className={classes.deck}>
        <article
          className={flash.flash}
          data-turned={isTurned || undefined}
          aria-label={t(isTurned ? 'flashcards.back_of' : 'flashcards.front_of', { place, count: items.length })}
        >
          <div className={flash.flashPicture}>
            <GamePicture picture={card.picture} isScene />
            {isTurned ? <span className={flash.chip}>{t('flashcards.answer')}</span> : null}
            {isTurned ? (
              <button type="button" className={flash.turn} onClick={flip}>
                <IconRotateClockwise size={18} stroke={1.75} aria-hidden />
                {t('flashcards.turn')}
              </button>
            ) : null}
          </div>
          {isTurned ? (
            <div className={flash.flashText}>
              <small>{card.front}</small>
              <h2>{card.back}</h2>
              {card.say ? <p>{card.say}</p> : null}
            </div>
          ) : (
            <div className={flash.flashText}>
              <small>{t(state === 'again' ? 'flashcards.again' : 'flashcards.question')}</small>
              <h2>{card.front}</h2>
            </div>
          )}
        </article>
      </div>
      <div className={flash.counts}>
        <span>
          <Mark kind="right" isBig />
          <span>
            <b>{t('flashcards.known', { count: known.length })}</b>
            <small>{frontOf(known.at(-1)?.id)}</small>
          </span>
        </span>
        <span>
          <Mark kind="again" isBig />
          <span>
            <b>{t('flashcards.come_back', { count: back.length })}</b>
            <small>{frontOf(back.at(-1)?.id)}</small>
          </span>
        </span>
      </div>
      <div className={classes.foot}>
        {isTurned ? (
          <div className={classes.two}>
            <Button variant="default" leftSection={<KeyBadge>1</KeyBadge>} onClick={() => judge('unknown')}>
              {t('flashcards.not_known')}
            </Button>
            <Button leftSection={<KeyBadge>2</KeyBadge>} onClick={() => judge('known')}>
              {t('flashcards.did_know')}
            </Button>
          </div>
        ) : (
          <Button fullWidth onClick={flip}>
            {t('flashcards.show')}
          </Button>
        )}
        <div className="visually-hidden">
          <VerdictLine
            said={isTurned ? { tone: 'quiet', title: t('flashcards.answer'), reason: `${card.back} ${card.say}` } : null}
            left={board.waiting.length}
            repeated={repeated}
          />
        </div>
      </div>
    </div>
  );
}

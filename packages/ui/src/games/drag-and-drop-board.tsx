import { useTranslation } from 'react-i18next';
import { IconArrowBackUp, IconArrowBarToDown, IconBulb, IconPlus } from '../icons.ts';
import { Button } from '../kit/button.tsx';
import { roving } from './keys.ts';
import { PieceButton } from './piece-button.tsx';
import { GamePicture, KeyBadge, Mark, VerdictLine } from './pieces.tsx';
import type { GamePort, PictureShown } from './port.ts';
import { useHeard } from './use-heard.ts';
import { placeLetters, useHand } from './use-hand.ts';
import bays from './scene.module.css';
import classes from './words.module.css';

type Piece = { id: string; name: string; picture: PictureShown; place: string | null; tries: number };
type Board = { places: readonly { id: string; name: string; picture: PictureShown }[]; items: readonly Piece[]; hasHints: boolean };

/** Pieces that go to the bays of a window; a bay lights when something lies right in it. */
export function DragAndDropBoard(port: GamePort<Board>) {
  const { board, items, verdict, repeated, isPaused, isCalm, feel } = port;
  const { t } = useTranslation('word-games');
  const pieces = board.items.map((item, place) => ({ ...item, number: place + 1 }));
  const lying = pieces.filter(({ place }) => place === null);
  const { table, ...hand } = useHand(port, { pieces: lying, places: board.places.map(({ id }) => ({ id, isFree: true })) });
  useHeard(feel, pieces.find(({ id }) => id === hand.hand)?.picture);
  const nameOf = (id: string) => pieces.find((one) => one.id === id.replace(/^hint:/, ''))?.name ?? '';
  const left = items.filter(({ mark }) => mark === 'open').length;
  const first = lying.find(({ id }) => id === hand.hand)?.id ?? lying[0]?.id;
  return (
    <div className={classes.board} ref={table}>
      <div
        className={bays.window}
        role="toolbar"
        tabIndex={-1}
        aria-label={t('scene')}
        data-many={board.places.length > 4 || undefined}
        onKeyDown={roving(2)}
      >
        {board.places.map(({ id, name, picture }, place) => {
          const there = pieces.filter((piece) => piece.place === id);
          const isBad = hand.wrong?.answer === id;
          const asked = pieces.find((piece) => piece.id === hand.askedAt(id));
          const bad = isBad ? pieces.find((piece) => piece.id === hand.wrong?.item) : undefined;
          const shown = bad ? [bad] : asked ? [...there, asked] : there;
          const state = isBad ? 'bad' : there.length > 0 ? 'lit' : asked ? 'asked' : 'empty';
          const letter = placeLetters[place] ?? '';
          return (
            <button
              key={id}
              type="button"
              className={bays.bay}
              data-place={id}
              data-state={state}
              data-over={hand.over === id || undefined}
              data-ready={hand.hand !== null || undefined}
              data-stop
              tabIndex={place === 0 ? 0 : -1}
              aria-label={t(`place.${state}`, { letter, name, pieces: there.map((piece) => piece.name).join(', ') })}
              onClick={() => hand.putHere(id)}
            >
              {picture ? (
                <span className={bays.backdrop} aria-hidden>
                  <GamePicture picture={{ ...picture, alt: '' }} />
                </span>
              ) : null}
              <span className={bays.floor} aria-hidden />
              {shown.length > 0 ? (
                <span className={bays.standing} aria-hidden>
                  {shown.map((piece) => (
                    <span key={piece.id} data-asked={piece === asked || undefined}>
                      {piece.picture ? <GamePicture picture={{ ...piece.picture, alt: '' }} /> : <b>{piece.name}</b>}
                    </span>
                  ))}
                </span>
              ) : (
                <span className={bays.hole} aria-hidden>
                  {hand.over === id ? <IconArrowBarToDown size={26} stroke={1.75} /> : <IconPlus size={26} stroke={1.75} />}
                </span>
              )}
              {state === 'lit' || state === 'bad' ? <Mark kind={state === 'lit' ? 'right' : 'wrong'} /> : null}
              <span className={bays.name} aria-hidden>
                <KeyBadge>{letter}</KeyBadge>
                <span>{name}</span>
              </span>
            </button>
          );
        })}
      </div>
      <div className={classes.tray} role="listbox" tabIndex={-1} aria-label={t('pieces')} onKeyDown={roving()}>
        {lying.map(({ id, name, picture, number, tries }) => (
          <PieceButton
            key={id}
            piece={id}
            number={number}
            name={[name, picture?.alt].filter(Boolean).join(', ')}
            hand={hand}
            look={classes.thing}
            isOnly={pieces.length === 1}
            isFirst={id === first}
            isCalm={isCalm}
            wasTried={tries > 0}
          >
            {hand.wrong?.item === id ? (
              <span className={classes.away} aria-hidden>
                <IconArrowBackUp size={24} stroke={1.75} />
              </span>
            ) : picture ? (
              <span className={classes.plate} aria-hidden>
                <GamePicture picture={{ ...picture, alt: '' }} />
              </span>
            ) : null}
            <span>{name}</span>
          </PieceButton>
        ))}
      </div>
      {board.hasHints && hand.hand !== null && !isPaused ? (
        <Button
          variant="default"
          size="sm"
          leftSection={<IconBulb size={20} stroke={1.75} aria-hidden />}
          onClick={() => port.move(`hint:${hand.hand}`, '')}
        >
          {t('hint')}
        </Button>
      ) : null}
      <VerdictLine said={saidOf()} left={left} repeated={repeated} />
    </div>
  );

  function saidOf() {
    if (port.isKept && port.pending.length > 0)
      return {
        tone: 'quiet' as const,
        title: t('kept', { ns: 'games' }),
        reason: t('kept_hint', { ns: 'games', count: port.pending.length }),
      };
    if (!verdict) return null;
    const name = nameOf(verdict.item);
    if (verdict.right === null) return { tone: 'quiet' as const, title: t('hint_for', { name }), reason: verdict.reason };
    return verdict.right
      ? { tone: 'right' as const, title: t('placed', { name }), reason: verdict.reason }
      : { tone: 'wrong' as const, title: t('not_here', { name }), reason: verdict.reason };
  }
}

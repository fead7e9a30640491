import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconCheck, IconRepeat, IconX } from '../icons.ts';
import { SceneFigure, sceneObjects, Scene } from '../scene/scene.tsx';
import classes from './games.module.css';
import type { BoardItem, PictureShown } from './port.ts';

/** Right is a disc with a tick, wrong a square with a cross: shape tells as much as colour. */
export function Mark({ kind, isBig = false }: { kind: 'right' | 'wrong' | 'again'; isBig?: boolean }) {
  const Sign = { right: IconCheck, wrong: IconX, again: IconRepeat }[kind];
  return (
    <span className={classes.mark} data-kind={kind} data-big={isBig || undefined} aria-hidden>
      <Sign size={isBig ? 20 : 14} stroke={2.5} />
    </span>
  );
}

/** The number of a piece, the letter of a place, the arrow of a side. */
export function KeyBadge({ children, isOn = false }: { children: ReactNode; isOn?: boolean }) {
  return (
    <span className={classes.key} data-on={isOn || undefined} aria-hidden>
      {children}
    </span>
  );
}

/** One segment an item: right full, wrong half high, to come back hatched, now outlined. */
export function Segments({ items, now, label }: { items: readonly BoardItem[]; now: string | null; label: string }) {
  return (
    <div className={classes.segments} role="img" aria-label={label}>
      {items.map(({ id, mark }) => (
        <i key={id} data-mark={id === now ? 'now' : mark} />
      ))}
    </div>
  );
}

const isDrawn = (object: string | null) => sceneObjects.find((known) => known === object);

/** A photo or a drawn object; words in its place where neither is. */
export function GamePicture({ picture, isScene = false }: { picture: PictureShown; isScene?: boolean }) {
  if (!picture) return null;
  if (picture.url !== null) return <img className={classes.photo} src={picture.url} alt={picture.alt} draggable={false} />;
  const object = isDrawn(picture.object);
  if (!object) return picture.alt ? <span className={classes.instead}>{picture.alt}</span> : null;
  return (
    <>
      {isScene ? (
        <Scene objects={[object]} className={classes.scene ?? ''} />
      ) : (
        <SceneFigure object={object} className={classes.figure ?? ''} />
      )}
      {picture.alt ? <span className="visually-hidden">{picture.alt}</span> : null}
    </>
  );
}

type Said = { tone: 'right' | 'wrong' | 'again' | 'quiet'; title: string; reason?: string };

/** The last line of the screen: what came of the last act, why, and what is left. The one live region of a game. */
export function VerdictLine({
  said,
  left,
  repeated,
  isPlain = false,
}: {
  said: Said | null;
  left: number;
  repeated: number;
  isPlain?: boolean;
}) {
  const { t } = useTranslation('games');
  return (
    <div
      className={classes.say}
      data-tone={said?.tone}
      data-empty={said === null || undefined}
      data-plain={isPlain || undefined}
      role="status"
    >
      {said ? (
        <>
          {said.tone === 'quiet' ? null : <Mark kind={said.tone} isBig />}
          <p>
            <b>{said.title}</b> {said.reason}
            <span className="visually-hidden">
              {' '}
              {t('left', { count: left })}
              {repeated % 2 === 1 ? '\u00a0' : ''}
            </span>
          </p>
        </>
      ) : null}
    </div>
  );
}

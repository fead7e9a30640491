import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDragged } from './drag.ts';
import { KeyBadge } from './pieces.tsx';
import type { Hand } from './use-hand.ts';
import classes from './words.module.css';

type PieceProps = {
  piece: string;
  number: number;
  name: string;
  hand: Hand;
  look: string | undefined;
  /** Nothing to choose between: no number is shown. */
  isOnly: boolean;
  isFirst: boolean;
  isCalm: boolean;
  wasTried?: boolean;
  children: ReactNode;
};

/** A piece: tapped it is taken, dragged it follows, tapped twice it goes to the only place. */
export function PieceButton({ piece, number, name, hand, look, isOnly, isFirst, isCalm, wasTried = false, children }: PieceProps) {
  const { t } = useTranslation('word-games');
  const [by, follow] = useState<{ x: number; y: number } | null>(null);
  const isInHand = hand.hand === piece;
  const isAway = hand.wrong?.item === piece;
  const isAsked = hand.isAsked(piece);
  const state = isInHand ? 'hand' : isAsked ? 'asked' : isAway ? 'back' : wasTried ? 'tried' : 'free';
  const drag = useDragged({
    onMove: (way, at) => {
      follow(way);
      hand.dragOver(way ? at : null);
    },
    onDrop: (at) => hand.dropAt(piece, at),
    onTap: () => hand.take(piece),
    onDoubleTap: () => hand.send(piece),
  });
  const tilt = by === null || isCalm ? 0 : Math.max(-4, Math.min(4, by.x / 30));
  return (
    <div
      role="option"
      aria-selected={isInHand}
      aria-label={t(`piece.${state}`, { number, name })}
      tabIndex={isFirst ? 0 : -1}
      data-stop
      className={look}
      data-state={by ? 'dragged' : state}
      style={by ? { transform: `translate(${by.x}px, ${by.y}px) rotate(${tilt}deg)`, transition: 'none', zIndex: 5 } : undefined}
      {...drag}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        if (isOnly) hand.send(piece);
        else hand.take(piece);
      }}
    >
      {isOnly ? null : (
        <span className={classes.number}>
          <KeyBadge isOn={isInHand}>{number}</KeyBadge>
        </span>
      )}
      {children}
    </div>
  );
}

import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDragged } from './drag.ts';
import { KeyBadge } from './pieces.tsx';
import { useFollower } from './use-follower.ts';
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
  const [isDragged, drags] = useState(false);
  const { element, follow } = useFollower<HTMLDivElement>(
    ({ x, y }) => `translate(${x}px, ${y}px) rotate(${isCalm ? 0 : Math.max(-4, Math.min(4, x / 30))}deg)`,
  );
  const isInHand = hand.hand === piece;
  const isAway = hand.wrong?.item === piece;
  const isAsked = hand.isAsked(piece);
  const state = isInHand ? 'hand' : isAsked ? 'asked' : isAway ? 'back' : wasTried ? 'tried' : 'free';
  const drag = useDragged({
    onMove: (way, at) => {
      if (isDragged !== (way !== null)) drags(!isDragged);
      follow(way);
      hand.dragOver(way ? at : null);
    },
    onDrop: (at) => hand.dropAt(piece, at),
    onTap: () => hand.take(piece),
    onDoubleTap: () => hand.send(piece),
  });
  return (
    <div
      ref={element}
      role="option"
      aria-selected={isInHand}
      aria-label={t(`piece.${state}`, { number, name })}
      tabIndex={isFirst ? 0 : -1}
      data-stop
      className={look}
      data-state={isDragged ? 'dragged' : state}
      style={isDragged ? { transition: 'none', zIndex: 5, willChange: 'transform' } : undefined}
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

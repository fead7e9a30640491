import { useTranslation } from 'react-i18next';
import classes from './enigma.module.css';
import type { ShownSlot } from './spelling.ts';

type WordProps = {
  shown: readonly ShownSlot[];
  count: number;
  typed: string;
  isOver: boolean;
  isDisabled: boolean;
  /** There are no letters to tap: the field itself is seen. */
  isTyped: boolean;
  onType: (text: string) => void;
  onEnter: () => void;
};

/** The places of the word, and one text field that stands for all of them: for keyboards, for voices, for scripts that combine. */
export function EnigmaWord({ shown, count, typed, isOver, isDisabled, isTyped, onType, onEnter }: WordProps) {
  const { t } = useTranslation('word-games');
  const now = shown.findIndex(({ state }) => state === 'empty');
  const columns = shown.length > 12 ? Math.ceil(shown.length / 2) : shown.length;
  return (
    <div className={classes.word}>
      <div className={classes.slots} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }} aria-hidden>
        {[...shown.entries()].map(([place, { sign, state }]) => (
          <i key={place} data-state={state} data-now={(place === now && !isOver) || undefined}>
            {sign}
          </i>
        ))}
      </div>
      {isOver ? (
        <p className="visually-hidden">{shown.map(({ sign }) => sign).join('')}</p>
      ) : (
        <input
          className={isTyped ? classes.typed : classes.over}
          aria-label={t('enigma.answer', { count })}
          value={typed}
          dir="auto"
          maxLength={60}
          disabled={isDisabled}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          onChange={(event) => onType(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onEnter();
          }}
        />
      )}
    </div>
  );
}

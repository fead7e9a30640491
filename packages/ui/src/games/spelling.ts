/** One place of a hidden word: what is `open` is shown from the beginning, a `letter` is known to be there. */
export type Slot = { kind: 'hidden'; letter: string | null } | { kind: 'open'; sign: string; letter: string | null };
export type ShownSlot = { sign: string; state: 'open' | 'known' | 'typed' | 'empty' };

const signsOf = (text: string) =>
  Array.from(new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text), ({ segment }) => segment);

/**
 * A word as it stands: letters that are known, then those that were tapped or typed in the places that are left. A text that was typed is sent as it is;
 * tapped letters make the word together with what was known.
 */
export function spelled(
  slots: readonly Slot[],
  { letters, text }: { letters: readonly string[] | null; text: string | null },
): { shown: ShownSlot[]; guess: string; missing: number } {
  const typed = letters ?? signsOf((text ?? '').replace(/[\s\p{Pd}\d]/gu, ''));
  let next = 0;
  const shown = slots.map((slot): ShownSlot => {
    if (slot.kind === 'open') return { sign: slot.sign, state: 'open' };
    // A whole word that is typed stands in its own letters; tapped ones leave what is known where it is.
    if (letters !== null && slot.letter !== null) return { sign: slot.letter, state: 'known' };
    const sign = typed[next];
    next += 1;
    return sign === undefined ? { sign: '', state: 'empty' } : { sign, state: 'typed' };
  });
  const missing = shown.filter(({ state }) => state === 'empty').length;
  const isBegun = typed.length > 0;
  return {
    shown,
    guess: letters === null ? (text ?? '') : isBegun || missing === 0 ? shown.map(({ sign }) => sign).join('') : '',
    missing,
  };
}

/**
 * True where right moves can leave a gap that nothing fits any more, as when a word that another gap needs was accepted too.
 * Tries every way; nine words and eight gaps at most.
 */
export function canGetStuck(words: readonly string[], gaps: readonly ReadonlySet<string>[]): boolean {
  if (words.length > 9 || gaps.length > 8) return false; // said by another check
  const seen = new Set<number>();
  const sticks = (open: number, left: number): boolean => {
    const key = open * 512 + left;
    if (open === 0 || seen.has(key)) return false;
    seen.add(key);
    let canMove = false;
    for (const [gap, accepted] of gaps.entries()) {
      if ((open & (1 << gap)) === 0) continue;
      for (const [piece, word] of words.entries()) {
        if ((left & (1 << piece)) === 0 || !accepted.has(word)) continue;
        canMove = true;
        if (sticks(open & ~(1 << gap), left & ~(1 << piece))) return true;
      }
    }
    return !canMove;
  };
  return sticks((1 << gaps.length) - 1, (1 << words.length) - 1);
}

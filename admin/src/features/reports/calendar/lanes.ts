type Piece = { from: number; to: number };

/** Which column of how many each piece of a day takes, so that none covers another: pieces that touch each other in a chain share their columns. */
export function lanesOf<P extends Piece>(pieces: readonly P[]): ReadonlyMap<P, { lane: number; lanes: number }> {
  const found = new Map<P, { lane: number; lanes: number }>();
  let chain: { piece: P; lane: number }[] = [];
  const close = () => {
    const lanes = Math.max(0, ...chain.map(({ lane }) => lane + 1));
    for (const { piece, lane } of chain) found.set(piece, { lane, lanes });
    chain = [];
  };
  for (const piece of pieces.toSorted((one, other) => one.from - other.from || other.to - one.to)) {
    if (chain.every((one) => one.piece.to <= piece.from)) close();
    const taken = new Set(chain.filter((one) => one.piece.to > piece.from).map(({ lane }) => lane));
    let lane = 0;
    while (taken.has(lane)) lane += 1;
    chain.push({ piece, lane });
  }
  close();
  return found;
}

/** At most this many works at once; the others stand in line, each beginning when it is its turn. */
export function inTurn(atMost: number): <T>(work: () => Promise<T>) => Promise<T> {
  const line: (() => void)[] = [];
  let working = 0;
  return async (work) => {
    if (working >= atMost) await new Promise<void>((resolve) => void line.push(resolve));
    else working += 1;
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next(); // it takes this one's place
      else working -= 1;
    }
  };
}

/** One measured figure against its limit; without one it is told beside a figure that has it, and judges nothing. */
export type Figure = { name: string; value: number; unit: string; limit: { atMost: number } | { atLeast: number } | null };

export const holds = ({ value, limit }: Figure): boolean => !limit || ('atMost' in limit ? value <= limit.atMost : value >= limit.atLeast);

/** A line a figure, the missed ones marked. */
export function printed(figures: readonly Figure[]): string {
  const width = Math.max(...figures.map(({ name }) => name.length));
  return figures
    .map((figure) => {
      const { name, value, unit, limit } = figure;
      const told = `${name.padEnd(width)}  ${round(value)} ${unit}`;
      if (!limit) return `       ${told}`;
      const bound = 'atMost' in limit ? `at most ${limit.atMost}` : `at least ${limit.atLeast}`;
      return `${holds(figure) ? 'ok    ' : 'MISSED'} ${told}  (${bound})`;
    })
    .join('\n');
}

const round = (value: number) => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(2));

/** Works of one kind that this process does now, and those that wait for their turn, oldest first. */
type Line = { running: number; waiting: (() => void)[] };
const lines = new Map<string, Line>();

/**
 * Does few works of the same `key` at once, the others in their order. Whatever a work looks at first is then nearly what it will be at its end: of many
 * log-ins that are sent at once from one address those above its limit are refused before they cost a hash, and right ones are only later by their turn.
 */
export async function fewAtOnce<Done>(key: string, most: number, work: () => Promise<Done>): Promise<Done> {
  const line = lines.get(key) ?? { running: 0, waiting: [] };
  lines.set(key, line);
  if (line.running < most) line.running += 1;
  else await new Promise<void>((resolve) => line.waiting.push(resolve)); // whoever ends hands their place on
  try {
    return await work();
  } finally {
    const next = line.waiting.shift();
    if (next) next();
    else if ((line.running -= 1) === 0) lines.delete(key);
  }
}

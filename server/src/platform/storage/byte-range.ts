/** Reads a Range header (RFC 9110 §14): one range is honoured; several at once, or nonsense, are answered with the whole. */

export type Range = { start: number; end: number };

/** `whole`, a stretch with both ends counted, or `unsatisfiable` when it begins beyond the end. */
export function rangeOf(header: string | undefined, total: number): 'whole' | 'unsatisfiable' | Range {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header?.replaceAll(' ', '') ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '')
    return Number(last) === 0 || total === 0 ? 'unsatisfiable' : { start: Math.max(0, total - Number(last)), end: total - 1 };
  const start = Number(first);
  if (last !== '' && Number(last) < start) return 'whole';
  if (start >= total) return 'unsatisfiable';
  return { start, end: last === '' ? total - 1 : Math.min(Number(last), total - 1) };
}

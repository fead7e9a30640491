/** A request as the statements that it sends, with what differs from one request to the next left open: learnt from two requests of two people. */
import type { Heard } from '../../speed/statements.ts';

/** What fills a hole: a word of the request, a cell of an earlier answer, an id or a word made for this request, or the instant of the request. */
export type Hole =
  | { from: 'request'; name: string; asBytes: boolean }
  | { from: 'answer'; statement: number; row: number; column: number }
  | { from: 'new'; what: 'id' | 'word' | 'bytes'; slot: number }
  | { from: 'now' };
/** A value that is always the same, a hole, or text with holes in it. */
export type Value = { same: unknown } | { hole: Hole } | { text: (string | Hole)[] };
export type Script = { text: string; values: Value[] }[];

/** One request that was listened to, and the words that were in it, by name. */
export type Recorded = { heard: Heard[]; request: Record<string, string> };

const isId = (value: unknown): boolean => typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);
const isInstant = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value);
const isBytes = (value: unknown): value is Buffer => Buffer.isBuffer(value);
const same = (one: unknown, other: unknown) =>
  isBytes(one) && isBytes(other) ? one.equals(other) : JSON.stringify(one) === JSON.stringify(other);

/** The script of both; a fault when they did not say the same. */
export function scriptOf(one: Recorded, other: Recorded): Script {
  const differ = one.heard.findIndex(({ text }, at) => text !== other.heard[at]?.text);
  if (differ >= 0 || one.heard.length !== other.heard.length)
    throw new Error(`two requests of one kind sent different statements: ${one.heard[differ]?.text ?? 'one sent more'}`);
  const known = new Holes(one, other);
  return one.heard.map(({ text, values }, statement) => ({
    text,
    values: values.map((value, index) => known.valueOf(value, other.heard[statement]?.values[index], statement)),
  }));
}

class Holes {
  readonly #one: Recorded;
  readonly #other: Recorded;
  /** What was met in the first request, with its twin in the second. */
  readonly #met: { value: string; twin: string; hole: Hole }[] = [];
  #slots = 0;

  constructor(one: Recorded, other: Recorded) {
    this.#one = one;
    this.#other = other;
    for (const [name, value] of Object.entries(one.request))
      this.#met.push({ value, twin: other.request[name] ?? '', hole: { from: 'request', name, asBytes: false } });
  }

  valueOf(value: unknown, twin: unknown, statement: number): Value {
    if (same(value, twin)) return { same: value };
    const hole = this.#wordOf(value, twin) ?? this.#cellOf(value, twin, statement);
    if (hole) return { hole };
    if (isInstant(value)) return { hole: { from: 'now' } };
    if (isBytes(value)) return { hole: { from: 'new', what: 'bytes', slot: this.#slots++ } };
    if (typeof value !== 'string' || typeof twin !== 'string')
      throw new Error(`a value that differs is of no known kind: ${JSON.stringify(value)}`);
    if (!isId(value) && value.length > 64) return { text: this.#textOf(value, twin) };
    const made: Hole = { from: 'new', what: isId(value) ? 'id' : 'word', slot: this.#slots++ };
    this.#met.push({ value, twin, hole: made });
    return { hole: made };
  }

  #wordOf(value: unknown, twin: unknown): Hole | undefined {
    const met = this.#met.find((word) => word.value === value && word.twin === twin);
    if (met) return met.hole;
    if (!isBytes(value) || !isBytes(twin)) return undefined;
    const hex = this.#met.find((word) => word.value === value.toString('hex') && word.twin === twin.toString('hex'));
    return hex?.hole.from === 'request' ? { ...hex.hole, asBytes: true } : undefined;
  }

  #cellOf(value: unknown, twin: unknown, before: number): Hole | undefined {
    for (let statement = before - 1; statement >= 0; statement -= 1)
      for (const [row, cells] of (this.#one.heard[statement]?.rows ?? []).entries())
        for (const [column, cell] of cells.entries())
          if (same(cell, value) && same(this.#other.heard[statement]?.rows[row]?.[column], twin)) {
            const hole: Hole = { from: 'answer', statement, row, column };
            if (typeof value === 'string' && typeof twin === 'string') this.#met.push({ value, twin, hole });
            return hole;
          }
    return undefined;
  }

  /** A long text, such as the answer that is kept under its key: known words in it are holes; other differences are as long, and stay. */
  #textOf(value: string, _twin: string): (string | Hole)[] {
    let parts: (string | Hole)[] = [value];
    for (const { value: word, hole } of this.#met.filter((met) => met.value.length >= 8))
      parts = parts.flatMap((part) =>
        typeof part === 'string' ? part.split(word).flatMap((piece, at) => (at === 0 ? [piece] : [hole, piece])) : [part],
      );
    return parts;
  }
}

import { yieldToMain } from './yield-to-main.ts';

const ready = new WeakSet<object>();
/** Schemas that are made in one go: some milliseconds, on a phone that is four times slower than a desktop too little to be felt. */
const piece = 16;

type Schema = { _zod: { def: object } };

/**
 * Makes what an answer is judged by while the answer is on its way. The contract's schemas are made at their first use (decision 024), and all that a
 * list's card is judged by would be one task of forty milliseconds; here the browser may draw between any two of them. What was made stays so.
 */
export async function makeReady(schema: unknown): Promise<void> {
  const waiting = [schema];
  for (let made = 0; waiting.length > 0;) {
    const next = waiting.pop();
    if (Array.isArray(next)) waiting.push(...next);
    else if (isSchema(next) && !ready.has(next)) {
      ready.add(next);
      waiting.push(...partsOf(next._zod.def));
      made += 1;
      if (made % piece === 0) await yieldToMain();
    }
  }
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && '_zod' in value;

/** What a schema is made of: an object's fields, a list's items, the kinds of a union. */
const partsOf = (def: object): unknown[] =>
  Object.entries(def).flatMap(([name, part]) => (name === 'shape' ? Object.values(part) : [part]));

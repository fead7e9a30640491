import { randomInt, randomUUIDv7 } from 'node:crypto';

/**
 * Makes ids (UUID version 7) that only rise, also within one millisecond and when the machine's clock is set back: what one process makes later sorts later
 * (RFC 9562 §6.2, method 2). `make` gives the ids that time and chance alone make.
 */
export function risingIds(make: () => string = randomUUIDv7): () => string {
  let last = '';
  return () => {
    let fresh = make();
    if (fresh <= last) fresh = after(last);
    while (fresh <= last) fresh = make(); // no number is left behind the last one: the next millisecond has some
    last = fresh;
    return fresh;
  };
}

const nodeAt = 24;
/** Greater by some chance; the same id where its last digits are used up. */
function after(id: string): string {
  const node = Number.parseInt(id.slice(nodeAt), 16) + randomInt(1, 65_536);
  return node < 2 ** 48 ? id.slice(0, nodeAt) + node.toString(16).padStart(12, '0') : id;
}

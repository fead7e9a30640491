/**
 * The client of a crash round, a process of its own. It keeps `WRITERS` writes in flight, puts each acknowledged id into a file and syncs it
 * before the next write begins, and hands its record over when it is told to stop.
 */
import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { logIn, Unanswered, write, type Session, type Write } from './calls.ts';

export type Sent = Write & { from: number; to: number | null; id: string | null; why?: string };
export type WriterOrder = { url: string; password: string; ackFile: string; round: string };

const writers = 12;
const sent: Sent[] = [];
let acknowledged = 0;
let isStopping = false;

process.on('message', (order: WriterOrder | 'stop' | 'count') => {
  if (order === 'stop') isStopping = true;
  else if (order === 'count') process.send?.({ acknowledged });
  else void run(order);
});

async function run(order: WriterOrder): Promise<void> {
  const session = await logIn(order.url, { userName: 'admin', password: order.password });
  await new Promise((resolve) => setTimeout(resolve, 300)); // the control commits late, also its tokens
  const file = openSync(order.ackFile, 'a');
  process.send?.('writing');
  await Promise.all(Array.from({ length: writers }, (_, index) => writeOn({ session, file, round: order.round, index })));
  closeSync(file);
  process.send?.({ sent }, () => process.exit(0));
}

/** After its first unanswered write a writer rests: the server is gone, or about to be. */
async function writeOn({ session, file, round, index }: { session: Session; file: number; round: string; index: number }): Promise<void> {
  for (let turn = 0; !isStopping; turn += 1) {
    const entry: Sent = {
      kind: index % 4 === 3 ? 'person' : 'course',
      key: randomUUID(),
      mark: `r${round}w${index}t${turn}`,
      from: Date.now(),
      to: null,
      id: null,
    };
    sent.push(entry);
    try {
      entry.id = await write(session, entry);
      entry.to = Date.now();
      writeSync(file, `${entry.kind} ${entry.id}\n`);
      fsyncSync(file);
      acknowledged += 1;
    } catch (fault) {
      if (!(fault instanceof Unanswered)) throw fault;
      entry.why = fault.message;
      return;
    }
  }
}

/** A password for somebody new: typed twice and not shown, read from what is piped in, or generated. */
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Chance } from './platform/clock/index.ts';
import { CannotStart } from './platform/postgres/index.ts';

export type PasswordMethod = 'ask' | 'stdin' | 'generate';

/** Refuses by `CannotStart` where nobody sits at a terminal to be asked, and two that differ. */
export async function passwordBy(way: PasswordMethod, chance: Chance): Promise<string> {
  if (way === 'generate') return generated(chance);
  if (way === 'stdin') return (await text(process.stdin)).replace(/\r?\n$/, '');
  if (!process.stdin.isTTY)
    throw new CannotStart('Nobody can be asked for the password here: add --generate-password, or pipe it in with --password-stdin.');
  const first = await askedUnseen('Password: ');
  if (first !== (await askedUnseen('The same again: '))) throw new CannotStart('The two passwords differ, and nothing was made.');
  return first;
}

async function askedUnseen(question: string): Promise<string> {
  process.stdout.write(question);
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const line = createInterface({ input: process.stdin, output: unseen, terminal: true });
  line.on('SIGINT', () => process.exit(130));
  const answer = await line.question('');
  line.close();
  process.stdout.write('\n');
  return answer;
}

/** Easy to read out: five groups of letters and digits that cannot be mistaken, with all that the strongest level asks for. */
function generated({ bytes }: Chance): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const group = () => Array.from(bytes(4), (byte) => letters[byte % letters.length]).join('');
  return `K${group()}-${group()}-${group()}-${group()}-${group()}7`;
}

/** E-mails that nobody sends: each a file of RFC 822 for a mail program, and beside it the same words for the page in the browser. */
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { z } from 'zod';
import type { Clock } from '../clock/index.ts';
import type { Email, Mailbox, MailboxEmail } from './mailer.ts';
import { mailOf } from './mail-of.ts';

const Kept = z.object({ to: z.string(), subject: z.string(), at: z.string(), text: z.string(), html: z.string().nullable() });
const listed = 200;

export type MailboxParts = { mailboxDir: string; from: string; newId: () => string; clock: Clock };

/** `put` resolves once the e-mail lies there whole. An e-mail is there when its .eml is; that one is written last and at once. */
export function openMailbox({ mailboxDir, from, newId, clock }: MailboxParts): Mailbox & { put(email: Email): Promise<void> } {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const read = async (id: string) => ({ id, ...Kept.parse(JSON.parse(await readFile(join(mailboxDir, `${id}.json`), 'utf8'))) });
  return {
    put: async (email) => {
      const id = email.key ?? newId();
      const at = clock.now();
      const { message } = await composer.sendMail(mailOf(email, { from, at }));
      await mkdir(mailboxDir, { recursive: true, mode: 0o700 });
      const { to, subject, text, html = null } = email;
      const draft = newId(); // an e-mail that was begun before and not ended is in nobody's way
      await writeWhole(join(mailboxDir, `${id}.json`), draft, Buffer.from(JSON.stringify({ to, subject, at, text, html })));
      await writeWhole(join(mailboxDir, `${id}.eml`), draft, message as Buffer); // oxlint-disable-line typescript/no-unsafe-type-assertion -- `buffer: true`
    },
    list: async () => {
      const names = await readdir(mailboxDir).catch(() => []);
      const ids = names.filter((name) => name.endsWith('.eml')).map((name) => name.slice(0, -4));
      const newest = ids.toSorted().toReversed().slice(0, listed); // ids sort by the time they were made
      return Promise.all(newest.map(async (id): Promise<MailboxEmail> => read(id)));
    },
    open: (id) => (/^[\da-f-]{36}$/.test(id) ? read(id).catch(() => null) : Promise.resolve(null)),
  };
}

/** Under its name only when every byte is on the disk. */
async function writeWhole(path: string, by: string, content: Buffer): Promise<void> {
  const draft = `${path}.${by}.draft`;
  try {
    const file = await open(draft, 'wx', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (fault) {
    await rm(draft, { force: true });
    throw fault;
  }
}

/** E-mails and codes of the server under test, which sends nothing: it keeps them where a developer reads them. */
import { expect } from '@playwright/test';
import { origin } from './api.ts';

const read = async (path: string) => (await fetch(origin + path)).text();
const plain = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#39;', "'");

/** The newest e-mail to this address or phone, once it has arrived; `after` leaves out those that were there before, `within` is how long it may take (ms). */
export async function emailTo(to: string, { after = 0, within = 15_000 }: { after?: number; within?: number } = {}): Promise<string> {
  const address = to.replace('+', '');
  const find = async () =>
    [...(await read('/mailbox')).matchAll(/<li><a href="(\/mailbox\/[\w-]+)">[^<]*<\/a><br>([^<]*) ·/g)].filter(([, , who]) =>
      who?.startsWith(address),
    );
  await expect.poll(async () => (await find()).length, { timeout: within }).toBeGreaterThan(after);
  const [[, path = ''] = []] = await find();
  return plain(/<pre>(?<text>[\s\S]*)<\/pre>/.exec(await read(path))?.groups?.['text'] ?? '');
}

/** The link of an e-mail. */
export const linkIn = (text: string): string => /https?:\/\/\S+/.exec(text)?.[0] ?? '';

/** The six digits of a message. */
export const codeIn = (text: string): string => /\b\d{6}\b/.exec(text)?.[0] ?? '';

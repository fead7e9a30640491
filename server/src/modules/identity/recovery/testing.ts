/** What the mailbox of a test holds. */
import type { House } from '../../../testing.ts';

/** E-mails and codes to this address or phone, newest first. */
export async function emailsTo({ platform }: Pick<House, 'platform'>, to: string) {
  const { mailbox } = platform.mail;
  const listed = ((await mailbox?.list()) ?? []).filter((email) => email.to.startsWith(to.replace('+', '')));
  return Promise.all(
    listed.map(async ({ id }) => {
      const email = await mailbox?.open(id);
      if (!email) throw new Error('a listed e-mail does not open');
      return email;
    }),
  );
}

/** The parts of the link in an e-mail. */
export function linkIn(text: string) {
  const url = /https?:\/\/\S+/.exec(text)?.[0] ?? '';
  if (!URL.canParse(url)) throw new Error(`no link in this e-mail: ${text}`);
  const [, path = '', username = '', uidb64 = '', token = ''] = new URL(url).pathname.split('/').map(decodeURIComponent);
  return { url, host: new URL(url).hostname, path, username, uidb64, token };
}

/** The code in a message. */
export const codeIn = (text: string): string => /\b\d{6}\b/.exec(text)?.[0] ?? '';

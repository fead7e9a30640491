/** How often somebody may try to get back in (LOG-14): by the account that is named, known or not, and by the address. */
import { normaliseDocument } from '@vitrine/domain/identity';
import { countTry, type TryLimit } from '../../../platform/limits/index.ts';
import type { Platform } from '../../../platform/platform.ts';

type Asked = { host: string; address: string };

const byAccount = (what: string, { host, account }: { host: string; account: string }, tries: number, windowMinutes: number): TryLimit => ({
  what,
  who: `${host}\n${normaliseDocument(account)}`,
  tries,
  windowMinutes,
});
/** A whole store behind one router forgets its passwords on one morning before this. */
const byAddress = (what: string, { address }: { address: string }): TryLimit => ({
  what: `${what}-address`,
  who: address,
  tries: 30,
  windowMinutes: 15,
});

type Parts = Pick<Platform, 'db' | 'clock' | 'secret'>;

/** Five letters to one account in a quarter of an hour. */
export const countRecovery = (parts: Parts, ask: Asked & { login: string }): Promise<void> =>
  countBoth(parts, 'recovery', ask, byAccount('recovery', { ...ask, account: ask.login }, 5, 15));

/** Five looks at the phone of a document: birthdays are few enough to be guessed. */
export const countPhoneLook = (parts: Parts, ask: Asked & { document: string }): Promise<void> =>
  countBoth(parts, 'recovery-phone', ask, byAccount('recovery-phone', { ...ask, account: ask.document }, 5, 15));

/** Five codes to one phone in six hours: each takes five tries, so that a million codes outlast the guesser. */
export const countCode = (parts: Parts, ask: Asked & { document: string }): Promise<void> =>
  countBoth(parts, 'recovery-code', ask, byAccount('recovery-code', { ...ask, account: ask.document }, 5, 360));

/** Wrong codes of one address, whoever they are for; those for one account are counted at the code itself. */
export const wrongCodes = (ask: Asked): TryLimit => byAddress('recovery-wrong', ask);

async function countBoth(parts: Parts, what: string, ask: Asked, account: TryLimit): Promise<void> {
  await countTry(parts, { count: byAddress(what, ask) });
  await countTry(parts, { count: account });
}

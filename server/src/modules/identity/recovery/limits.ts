/** How often somebody may try to get back in (LOG-14): by the account that is named, known or not, and by the address. */
import { normaliseDocument } from '@vitrine/domain/identity';
import { Refusal } from '../../../platform/http/index.ts';
import { countFailure, countTry, type TryLimit } from '../../../platform/limits/index.ts';
import type { Platform } from '../../../platform/platform.ts';

type Asked = { siteId: string; address: string };

const byAccount = (
  what: string,
  { siteId, account }: { siteId: string; account: string },
  tries: number,
  windowMinutes: number,
): TryLimit => ({
  what,
  who: `${siteId}\n${account}`,
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

/** Five asks for an e-mail to one spelling of an account in a quarter of an hour. */
export const countRecovery = (parts: Parts, ask: Asked & { login: string }): Promise<void> =>
  countBoth(parts, 'recovery', ask, byAccount('recovery', { ...ask, account: normaliseDocument(ask.login) }, 5, 15));

/**
 * Five e-mails to one person in a quarter of an hour, however they are named. Counted where it is known who they are; a sixth is not written, and nobody is told:
 * who asked by another name of theirs would hear whose it is.
 */
export async function mayWriteTo(parts: Parts, { personId }: { personId: string }): Promise<boolean> {
  try {
    await countTry(parts, { count: { what: 'recovery-email', who: personId, tries: 5, windowMinutes: 15 } });
    return true;
  } catch (fault) {
    if (fault instanceof Refusal) return false;
    throw fault;
  }
}

/** Five looks at the phone of a document: birthdays are few enough to be guessed. */
export const countPhoneLook = (parts: Parts, ask: Asked & { document: string }): Promise<void> =>
  countBoth(parts, 'recovery-phone', ask, byAccount('recovery-phone', { ...ask, account: normaliseDocument(ask.document) }, 5, 15));

/** Five access codes for one document in a quarter of an hour, known or not; the code itself takes ten in all. */
export const countAccessCode = (parts: Parts, ask: Asked & { document: string }): Promise<void> =>
  countBoth(parts, 'access-code', ask, byAccount('access-code', { ...ask, account: normaliseDocument(ask.document) }, 5, 15));

/** Five codes to one phone in six hours: each takes five tries, so that a million codes outlast the guesser. */
const codesOf = (ask: { siteId: string; document: string; country: string }): TryLimit =>
  byAccount('recovery-code', { ...ask, account: `${ask.country}\n${normaliseDocument(ask.document)}` }, 5, 360);

type CodeAsk = Asked & { document: string; country: string };

/** Before a code is begun: refuses where five were. What begins none is not counted, or whoever asks six times at once shuts a stranger out. */
export const judgeCode = (parts: Parts, ask: CodeAsk): Promise<void> =>
  countTry(parts, { count: byAddress('recovery-code', ask), alsoAt: [codesOf(ask)] });

/** A code was begun: of those that are asked for at once its cooldown lets one be. */
export const countCode = (parts: Parts, ask: CodeAsk): Promise<void> => countFailure(parts, codesOf(ask));

/** Wrong codes of one address, whoever they are for; those for one account are counted at the code itself. */
export const wrongCodes = (ask: Pick<Asked, 'address'>): TryLimit => byAddress('recovery-wrong', ask);

async function countBoth(parts: Parts, what: string, ask: Asked, account: TryLimit): Promise<void> {
  await countTry(parts, { count: byAddress(what, ask) });
  await countTry(parts, { count: account });
}

import type { PostalPlace } from '@vitrine/contract/identity';
import { barePostalCode, isPostalCode, lookedUpCountries, type LookedUpCountry } from '@vitrine/domain/identity/places';
import { Refusal, type Actor } from '../../../platform/http/index.ts';
import { countTry, type TryLimit } from '../../../platform/limits/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { keptPlaces } from './kept-places.ts';
import { viaCep, type PostalCodes } from './postal-codes.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'secret' | 'settings' | 'log'> & { kept: ReturnType<typeof keptPlaces> };

/**
 * Where a postal code lies (PRO-02); null where nobody can be asked, or does not know. Only what goes outside is counted. Refuses `postal_code_invalid`,
 * `too_many_requests`, and `unavailable` where the outside is: a help that fails, never a wall before an address.
 */
export async function findPostalCode(
  parts: Parts,
  actor: Actor,
  { country, postalCode }: { country: string; postalCode: string },
): Promise<{ place: PostalPlace | null }> {
  if (!isPostalCode({ written: postalCode, country }))
    throw new Refusal('postal_code_invalid', { fields: { postalCode: 'postal_code_invalid' } });
  const book = bookOf(parts, country);
  if (!book) return { place: null };
  const code = barePostalCode(postalCode);
  const known = parts.kept.find(`${country} ${code}`);
  if (known) return { place: known.place };
  await countTry(parts, { count: asked(actor) });
  const place = await book(code).catch((fault: unknown) => {
    // Neither the code nor the person: it is where somebody lives.
    parts.log.warn({ country, fault: fault instanceof Error ? fault.message : 'unknown' }, 'identity: postal codes cannot be asked');
    throw new Refusal('unavailable', { retryAfterSeconds: 30 });
  });
  parts.kept.keep(`${country} ${code}`, place);
  return { place };
}

/** The books that can be asked, one a country. */
const books: Record<LookedUpCountry, (settings: Parts['settings']) => PostalCodes | undefined> = {
  BR: ({ POSTAL_CODE_URL }) => (POSTAL_CODE_URL === 'none' ? undefined : viaCep(POSTAL_CODE_URL)),
};
function bookOf({ settings }: Parts, country: string): PostalCodes | undefined {
  const known = lookedUpCountries.find((one) => one === country);
  return known && books[known](settings);
}

/** Nobody copies the book through us; ten addresses of one person, each looked up anew, are fine. */
const asked = ({ personId }: Actor): TryLimit => ({ what: 'postal-code', who: personId, tries: 30, windowMinutes: 10 });

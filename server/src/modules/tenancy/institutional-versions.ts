import type { InstitutionalText } from '@vitrine/contract/tenancy';
import { locales, matchLocale, type Locale } from '@vitrine/domain/kernel';
import type { InstitutionalPage } from '@vitrine/domain/tenancy';
import type { Reader } from '../../platform/database/index.ts';
import { parseText } from './stored-text.ts';

type Of = { tenantId: string; page: InstitutionalPage };

/** The version of a page that holds; undefined where the client never wrote one. */
export async function newestVersion(db: Reader, { tenantId, page }: Of) {
  const row = await db
    .selectFrom('tenancy.institutional_text')
    .select(['version', 'text', 'since'])
    .where('tenant_id', '=', tenantId)
    .where('page', '=', page)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { ...row, text: parseText(row.text) };
}

/**
 * A page in the words of a client: in the asked language, else in its first one, else in any that it wrote. No own ones where it wrote nothing, or took its text back:
 * the product's words stand there, in every language.
 */
export async function ownWords(
  db: Reader,
  { asked, first, ...of }: Of & { asked: string | undefined; first: Locale },
): Promise<InstitutionalText> {
  const newest = await newestVersion(db, of);
  const wanted = [matchLocale(asked, [first, ...locales]), first, ...locales];
  const locale = wanted.find((one) => newest?.text[one]);
  const text = locale && newest?.text[locale];
  return { version: newest?.version ?? 0, own: newest && text ? { since: newest.since, locale, text } : null };
}

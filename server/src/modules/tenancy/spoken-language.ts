import { languages, localeOf, type Locale } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import { parseConfiguration } from './configuration.ts';

/** The ids of the languages that people may choose, and the one for whoever has another. */
export type OfferedLanguages = { ids: number[]; first: number };

type Row = { language_ids: number[] | null; first_language_id: number | null };

/** A client's own languages, or those of its site. */
export const offeredBy = ({ language_ids, first_language_id }: Row, site: OfferedLanguages): OfferedLanguages =>
  language_ids === null || first_language_id === null ? site : { ids: language_ids, first: first_language_id };

/** The languages that people of this client may choose (I18-02, ADM-03). */
export async function offeredLanguages(db: Reader, { siteId, tenantId }: { siteId: string; tenantId: string }): Promise<OfferedLanguages> {
  const row = await db
    .selectFrom('tenancy.tenant as t')
    .innerJoin('tenancy.site as s', 's.id', 't.site_id')
    .select(['t.language_ids', 't.first_language_id', 's.configuration'])
    .where('t.site_id', '=', siteId)
    .where('t.id', '=', tenantId)
    .executeTakeFirstOrThrow();
  const { languageIds: ids, default_language_id: first } = parseConfiguration(row.configuration);
  return offeredBy(row, { ids, first });
}

/** The languages of a client as its people choose them, the first one first. */
export const namedLanguages = ({ ids, first }: OfferedLanguages) =>
  languages
    .filter(({ id }) => ids.includes(id))
    .toSorted((one, other) => Number(other.id === first) - Number(one.id === first))
    .map(({ locale, ...rest }) => ({ ...rest, code: locale }));

/** The first language as a locale. */
export const firstLocale = ({ first }: Pick<OfferedLanguages, 'first'>): Locale => localeOf(first) ?? 'pt-BR';

/**
 * The language that a person reads in a client, in SQL: theirs where the client offers it, else its first one. What a person chose stays theirs, for another client and for when
 * it is offered again. Without a client it is theirs.
 */
export const spokenLanguage = (personsLanguage: string, tenantId: string) => sql<number>`coalesce((
  select case
    when case
      when own_client.language_ids is null then own_site.configuration -> 'languageIds' @> to_jsonb(${sql.ref(personsLanguage)})
      else ${sql.ref(personsLanguage)} = any (own_client.language_ids)
    end then ${sql.ref(personsLanguage)}
    else coalesce(own_client.first_language_id, (own_site.configuration ->> 'default_language_id')::integer)
  end
  from tenancy.tenant as own_client
  inner join tenancy.site as own_site on own_site.id = own_client.site_id
  where own_client.id = ${sql.ref(tenantId)}
), ${sql.ref(personsLanguage)})`;

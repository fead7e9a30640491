import { askedFields, isRegistrationOpen, type AskedField, type PasswordLevel, type RegistrationVariant } from '@vitrine/domain/tenancy';
import type { Reader } from '../../platform/database/index.ts';
import { parseConfiguration } from './configuration.ts';
import { offeredBy } from './spoken-language.ts';

/** What a registration form asks for, and which client it leads into; `tenantId` is null where the site has none yet. */
export type RegistrationSettings = {
  siteId: string;
  tenantId: string | null;
  timeZone: string;
  isOpen: boolean;
  /** People who were entered by an administrator may come in for the first time by themselves (LOG-09). */
  takesFirstAccess: boolean;
  usesChallenge: boolean;
  asked: AskedField[];
  passwordLevel: PasswordLevel;
  isDocumentStrict: boolean;
  languageIds: number[];
  defaultLanguageId: number;
  /** Codes, the first one where a registration asks for none. */
  countries: string[];
};

/** The settings of a site's registration form, by the host or the site; undefined for one that nobody has. */
export async function findRegistrationSettings(
  db: Reader,
  { variant, ...where }: { variant: RegistrationVariant } & ({ host: string } | { siteId: string }),
): Promise<RegistrationSettings | undefined> {
  const site = await db
    .selectFrom('tenancy.site as s')
    .select(['s.id', 's.configuration'])
    .where('s.id', '=', (from) =>
      'siteId' in where
        ? from.val(where.siteId)
        : from.selectFrom('tenancy.host as h').select('h.site_id').where('h.host', '=', where.host),
    )
    .executeTakeFirst();
  if (!site) return undefined;
  const configuration = parseConfiguration(site.configuration);
  const wanted = configuration.registration_client_ids[variant];
  const [client, countries] = await Promise.all([
    db
      .selectFrom('tenancy.tenant')
      .select(['id', 'time_zone', 'language_ids', 'first_language_id'])
      .where('site_id', '=', site.id)
      .$if(wanted !== undefined, (query) => query.where('id', '=', wanted ?? ''))
      .orderBy('created_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst(),
    db.selectFrom('tenancy.country').select('code').orderBy('position').execute(),
  ]);
  const ofSite = { ids: configuration.languageIds, first: configuration.default_language_id };
  const offered = client ? offeredBy(client, ofSite) : ofSite;
  return {
    siteId: site.id,
    tenantId: client?.id ?? null,
    timeZone: client?.time_zone ?? 'America/Sao_Paulo',
    isOpen: isRegistrationOpen(configuration, variant),
    takesFirstAccess: configuration.user_pre_register,
    usesChallenge: configuration.use_recaptcha,
    asked: askedFields(configuration.registration_fields[variant]),
    passwordLevel: configuration.password_strong_level,
    isDocumentStrict: configuration.strict_documents,
    languageIds: offered.ids,
    defaultLanguageId: offered.first,
    countries: countries.map(({ code }) => code),
  };
}

import { LoginConfigurationDraft, type LoginConfiguration } from '@vitrine/contract/tenancy';
import { languages, localeOf, matchLocale, textIn, type Locale } from '@vitrine/domain/kernel';
import { registrationFields } from '@vitrine/domain/tenancy';
import { z } from 'zod';

/** The form in which a configuration is stored today. */
export const configurationFormat = 3;
/** What the site's row holds; the version lets an older form be read for ever (law 11). */
const Stored = LoginConfigurationDraft.extend({ version: z.literal(configurationFormat) });
export type StoredConfiguration = z.infer<typeof Stored>;

/** The first form knew one list of names for all registrations, and insisted on none. */
const First = z.looseObject({ version: z.literal(1), registration_fields: z.array(z.string()) });

/** The second one asked nobody for a second step. */
const Second = z.looseObject({ version: z.literal(2) });

/** Reads a stored configuration, older forms too; a fault for one that no release ever wrote. */
export function parseConfiguration(stored: unknown): StoredConfiguration {
  const first = First.safeParse(stored);
  const second = Second.safeParse(first.success ? upgraded(first.data) : stored);
  return Stored.parse(second.success ? { ...second.data, version: configurationFormat, second_step_for_staff: false } : stored);
}

const upgraded = (first: z.infer<typeof First>) => ({
  ...first,
  version: 2,
  strict_documents: false,
  registration_client_ids: {},
  registration_fields: {
    register: registrationFields
      .filter((field) => first.registration_fields.includes(field))
      .map((field) => ({ field, is_mandatory: true })),
    seven_trade: [],
    pop_trade: [],
  },
});

/** The languages that the site offers, the default one first: it is the fallback (I18-02). */
export function localesOf(configuration: LoginConfigurationDraft): [Locale, ...Locale[]] {
  const first = localeOf(configuration.default_language_id) ?? 'pt-BR';
  const others = configuration.languageIds.flatMap((id) => localeOf(id) ?? []).filter((locale) => locale !== first);
  return [first, ...others];
}

/** The configuration as a log-in screen in this language reads it; `path` gives the address of a public file. */
export function inLanguage(
  configuration: StoredConfiguration,
  { asked, path }: { asked: string | undefined; path: (fileId: string) => string },
): { configuration: LoginConfiguration; locale: Locale } {
  const offered = localesOf(configuration);
  const locale = matchLocale(asked, offered);
  const {
    version: _version,
    text,
    languageIds: _ids,
    logoFileIds,
    wideLogoFileIds,
    backgroundFileId,
    second_step_for_staff: _asked,
    registration_client_ids: _joined,
    ...core
  } = configuration;
  const fileIn = (files: Partial<Record<Locale, string>>) => {
    const id = textIn(files, locale);
    return id ? path(id) : null;
  };
  return {
    locale,
    configuration: {
      ...core,
      text: textIn(text, locale),
      logo: fileIn(logoFileIds),
      wideLogo: fileIn(wideLogoFileIds),
      backgroundImage: backgroundFileId ? path(backgroundFileId) : null,
      languages: offered.flatMap((code) =>
        languages.filter((language) => language.locale === code).map(({ locale: _locale, ...rest }) => ({ ...rest, code })),
      ),
    },
  };
}

/** The files that a configuration shows, by the fields of its form. */
export const filesIn = ({ logoFileIds, wideLogoFileIds, backgroundFileId }: LoginConfigurationDraft): Record<string, string | null> => ({
  ...atFields('configuration.logoFileIds', logoFileIds),
  ...atFields('configuration.wideLogoFileIds', wideLogoFileIds),
  'configuration.backgroundFileId': backgroundFileId,
});

const atFields = (prefix: string, files: Partial<Record<Locale, string>>) =>
  Object.fromEntries(Object.entries(files).map(([locale, fileId]) => [`${prefix}.${locale}`, fileId]));

import { ClientSettings, flagName } from '@vitrine/contract/tenancy';
import { isZone } from '@vitrine/domain/kernel';
import { derivePalette, judgeLanguages, judgeProgramName, modules, paletteCss } from '@vitrine/domain/tenancy';
import { Refusal, type TakenBy } from '../../platform/http/index.ts';

/** The columns of a client that its form decides; the palette is derived here, once. */
export const columnsOf = (settings: ClientSettings) => ({
  slug: settings.slug,
  name: settings.name,
  program: JSON.stringify(settings.program),
  home_route: settings.home_route,
  group_training_use_score: settings.group_training_use_score,
  modules: modules.filter((module) => settings[flagName(module)]),
  time_zone: settings.timeZone,
  colours: settings.colours ? JSON.stringify(settings.colours) : null,
  theme: settings.colours ? paletteCss(derivePalette(settings.colours)) : null,
  logo_file_id: settings.logoFileId,
  wide_logo_file_id: settings.wideLogoFileId,
  dark_logo_file_id: settings.darkLogoFileId ?? null,
  language_ids: settings.languages && [...new Set(settings.languages.ids)],
  first_language_id: settings.languages && settings.languages.first,
});

type Row = {
  slug: string;
  name: string;
  program: unknown;
  home_route: string;
  group_training_use_score: boolean;
  modules: string[];
  time_zone: string;
  colours: unknown;
  logo_file_id: string | null;
  wide_logo_file_id: string | null;
  dark_logo_file_id: string | null;
  language_ids: number[] | null;
  first_language_id: number | null;
};

export const settingsColumns = [
  'slug',
  'name',
  'program',
  'home_route',
  'group_training_use_score',
  'modules',
  'time_zone',
  'colours',
  'logo_file_id',
  'wide_logo_file_id',
  'dark_logo_file_id',
  'language_ids',
  'first_language_id',
] as const;

/** A client's row as its form holds it; a fault for one that no release ever wrote. */
export const settingsOf = (row: Row): ClientSettings =>
  ClientSettings.parse({
    slug: row.slug,
    name: row.name,
    program: row.program,
    home_route: row.home_route,
    group_training_use_score: row.group_training_use_score,
    ...Object.fromEntries(modules.map((module) => [flagName(module), row.modules.includes(module)])),
    timeZone: row.time_zone,
    colours: row.colours,
    logoFileId: row.logo_file_id,
    wideLogoFileId: row.wide_logo_file_id,
    darkLogoFileId: row.dark_logo_file_id,
    languages: row.language_ids && { ids: row.language_ids, first: row.first_language_id },
  });

/** What the shapes cannot tell. `prefix`: where the call holds the form. Refuses `language_required`, `default_language_missing` and `invalid_request` at their fields. */
export function checkSettings(settings: ClientSettings, { prefix }: { prefix: string }): void {
  const verdict = judgeProgramName(settings.program);
  if (!verdict.ok) throw new Refusal(verdict.refusal, { fields: { [`${prefix}program.pt-BR`]: verdict.refusal } });
  const { ids = [], first = 0 } = settings.languages ?? {};
  const offer = settings.languages === null ? { ok: true as const } : judgeLanguages({ defaultLanguageId: first, languageIds: ids });
  if (!offer.ok) throw new Refusal(offer.refusal, { fields: { [`${prefix}languages.first`]: offer.refusal } });
  if (!isZone(settings.timeZone)) throw new Refusal('invalid_request', { fields: { [`${prefix}timeZone`]: 'invalid_choice' } });
}

/** The site has another client of that slug. */
export const takenBy: TakenBy = { tenant_site_id_slug_key: { field: 'slug', code: 'slug_taken' } };

/** The files of a client's look, by the fields of its form. */
export const filesIn = (settings: ClientSettings, { prefix }: { prefix: string }): Record<string, string | null> => ({
  [`${prefix}logoFileId`]: settings.logoFileId,
  [`${prefix}wideLogoFileId`]: settings.wideLogoFileId,
  [`${prefix}darkLogoFileId`]: settings.darkLogoFileId ?? null,
});

import type { Text } from '../kernel/index.ts';
import type { TenancyRefusal } from './modules.ts';

type Verdict = { ok: true } | { ok: false; refusal: TenancyRefusal };

/** A site falls back to its default language (I18-02), so that one has to be offered. */
export function judgeLanguages({ defaultLanguageId, languageIds }: { defaultLanguageId: number; languageIds: readonly number[] }): Verdict {
  return languageIds.includes(defaultLanguageId) ? { ok: true } : { ok: false, refusal: 'default_language_missing' };
}

/** The program's name is shown in every language, so at least one has to have it. */
export function judgeProgramName(name: Text): Verdict {
  return Object.values(name).some(Boolean) ? { ok: true } : { ok: false, refusal: 'language_required' };
}

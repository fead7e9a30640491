import { locales, type Locale, type Text } from '../kernel/index.ts';

const copyOf: Record<Locale, string> = { 'pt-BR': 'Cópia de', 'en-US': 'Copy of', 'es-ES': 'Copia de', 'fr-FR': 'Copie de' };

/** What a copy is called: each language that the title is written in says it in its own words, within the limit of a title; no sign is cut in half. */
export function titleOfCopy(title: Text, limit = 120): Text {
  const copy: Text = {};
  for (const locale of locales) {
    const written = title[locale];
    if (!written) continue;
    let said = '';
    for (const sign of `${copyOf[locale]} ${written}`) {
      if (said.length + sign.length > limit) break;
      said += sign;
    }
    copy[locale] = said.trimEnd();
  }
  return copy;
}

import { languages, type Locale } from '@vitrine/domain/kernel';
import enUS from './words/en-US.json' with { type: 'json' };
import esES from './words/es-ES.json' with { type: 'json' };
import frFR from './words/fr-FR.json' with { type: 'json' };
import ptBR from './words/pt-BR.json' with { type: 'json' };

export type CertificateWords = typeof ptBR;

/** What stands on a certificate beside names and figures. */
export const certificateWords: Record<Locale, CertificateWords> = { 'pt-BR': ptBR, 'en-US': enUS, 'es-ES': esES, 'fr-FR': frFR };

/** `2026-11-21` in the order of the language (I18-03). */
export function dayOnPaper(day: string, locale: Locale): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const isDayFirst = languages.find((language) => language.locale === locale)?.dateOrder === 'day_first';
  return isDayFirst ? `${date}/${month}/${year}` : `${month}/${date}/${year}`;
}

/** Minutes as hours and minutes: `1 h 30 min`. */
export function workloadOnPaper(minutes: number, words: CertificateWords): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [
    hours > 0 ? words.hours.replace('{{hours}}', String(hours)) : '',
    rest > 0 || hours === 0 ? words.minutes.replace('{{minutes}}', String(rest)) : '',
  ];
  return parts.filter(Boolean).join(' ');
}

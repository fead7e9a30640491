import type { Locale } from './locales.ts';

export type DayStyle = 'short' | 'long' | 'weekday';

const dayStyles: Record<Exclude<DayStyle, 'short'>, Intl.DateTimeFormatOptions> = {
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
};

/** Made once a page: the first of a language costs a browser tens of milliseconds, and a list has a row for each day it shows. */
const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();

function dateFormat(locale: Locale, timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${JSON.stringify(options)}`;
  const made = dates.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone });
  dates.set(key, made);
  return made;
}

function numberFormat(locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const made = numbers.get(key) ?? new Intl.NumberFormat(locale, options);
  numbers.set(key, made);
  return made;
}

/** A `LocalDate` (`2026-11-19`) as people write it: 19/11, and with its year when that is not `thisYear`. */
export function formatDay(day: string, locale: Locale, style: DayStyle = 'short', thisYear?: number): string {
  if (style !== 'short') return dateFormat(locale, 'UTC', dayStyles[style]).format(new Date(`${day}T00:00:00Z`));
  return shortDay(day, locale, thisYear !== undefined && Number(day.slice(0, 4)) !== thisYear);
}

/** Day and month in the order of the language (I18-03); of the languages with the day first as `Intl` writes it (a test compares them), without it, as `grouped`. */
function shortDay(day: string, locale: Locale, hasYear: boolean): string {
  const [year = '', month = '', date = ''] = day.split('-');
  if (isMonthFirst(locale)) return hasYear ? `${month}/${date}/${year}` : `${month}/${date}`;
  if (hasYear) return `${date}/${month}/${year}`;
  return locale === 'es-ES' ? `${Number(date)}/${Number(month)}` : `${date}/${month}`;
}

/** English and French, as the program orders dates: month, day, year (I18-03). */
const isMonthFirst = (locale: Locale): boolean => locale === 'en-US' || locale === 'fr-FR';

function monthFirst(parts: readonly Intl.DateTimeFormatPart[]): string {
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return `${of('month')}/${of('day')} ${of('hour')}:${of('minute')}`;
}

/** A UTC instant in the given IANA zone, with the zone's name when the reader is elsewhere (`readersZone`). */
export function formatInstant(instant: string, zone: string, locale: Locale, readersZone: string = zone): string {
  const time = dateFormat(locale, zone, { day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit' });
  const text = locale === 'fr-FR' ? monthFirst(time.formatToParts(new Date(instant))) : time.format(new Date(instant));
  return readersZone === zone ? text : `${text}, ${cityOf(zone)}`;
}

/** The hour and minute of an instant in a zone: 14:32. */
export function formatTime(instant: string, zone: string, locale: Locale): string {
  return dateFormat(locale, zone, { hour: '2-digit', minute: '2-digit' }).format(new Date(instant));
}

/** 2.480, 2,480 or 2 480, with a real minus; `fractions` is how many decimals are always shown. */
export function formatNumber(value: number, locale: Locale, fractions = 0): string {
  if (fractions === 0 && Number.isSafeInteger(value)) return grouped(value, locale);
  const text = numberFormat(locale, {
    minimumFractionDigits: fractions,
    maximumFractionDigits: Math.max(fractions, 2),
    useGrouping: 'always',
  });
  return withRealMinus(text.format(value));
}

/** Points, whole: 2.480, −900; `isSigned` writes the plus too, as a tag or a ledger row does. */
export function formatPoints(points: number, locale: Locale, isSigned = false): string {
  const whole = Math.round(points);
  return isSigned && whole > 0 ? `+${grouped(whole, locale)}` : grouped(whole, locale);
}

const groupMark: Record<Locale, string> = { 'pt-BR': '.', 'en-US': ',', 'es-ES': '.', 'fr-FR': '\u202F' };

/** A whole number in groups of three, as `Intl` writes it (a test compares them), without it: the browser's first format of any kind takes 40 ms of a first screen on a slow phone. */
function grouped(whole: number, locale: Locale): string {
  const digits = String(Math.abs(whole)).replaceAll(/\B(?=(?:\d{3})+$)/g, groupMark[locale]);
  return whole < 0 ? `−${digits}` : digits;
}

/** Seconds as a clock shows them: 1:52, 1:04:30. */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** Bytes as people say them: 640 KB, 1,2 MB. */
export function formatBytes(bytes: number, locale: Locale): string {
  if (bytes < 1_000_000) return `${formatNumber(Math.max(1, Math.round(bytes / 1000)), locale)} KB`;
  return `${formatNumber(Math.round(bytes / 100_000) / 10, locale)} MB`;
}

function withRealMinus(text: string): string {
  return text.replace('-', '−');
}

/** Zones are named without accents; cities of the programs are not. */
const accents: Record<string, string> = {
  Asuncion: 'Asunción',
  Belem: 'Belém',
  Bogota: 'Bogotá',
  Cuiaba: 'Cuiabá',
  Maceio: 'Maceió',
  Panama: 'Panamá',
  Sao_Paulo: 'São Paulo',
};

/** The city that a zone is named after, as people write it. */
export function cityOf(zone: string): string {
  const city = zone.split('/').at(-1) ?? zone;
  return accents[city] ?? city.replaceAll('_', ' ');
}

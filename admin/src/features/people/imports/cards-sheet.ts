import type { AccessCard } from '@vitrine/contract/people';
import type { Locale } from '@vitrine/domain/kernel';

type Words = { locale: Locale; heading: readonly string[]; address: string; until: string };

/** The cards as a sheet that spreadsheets of the language open by themselves: a byte mark, their delimiter, and nothing that they would run as a formula. */
export function cardsSheet(cards: readonly AccessCard[], { locale, heading, address, until }: Words): Blob {
  const delimiter = locale === 'en-US' ? ',' : ';';
  const cell = (text: string) => `"${(/^[\s]*[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
  const rows = [heading, ...cards.map(({ fullName, store, userName, code }) => [fullName, store, userName, code, address, until])];
  const text = rows.map((cells) => cells.map(cell).join(delimiter)).join('\r\n');
  return new Blob(['\uFEFF', text, '\r\n'], { type: 'text/csv;charset=utf-8' });
}

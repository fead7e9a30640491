/** A cell that a spreadsheet would run; a phone may begin with a plus sign, and an empty value is often written as a dash. */
export const isFormula = (cell: string): boolean => /^\s*(?:[=@]|[+-]\s*[A-Za-z(=])/.test(cell) && !/^\s*\+\(?\d/.test(cell);

const dayMilliseconds = 86_400_000;

/**
 * A day as spreadsheets of our countries write it, the day first: `31/12/1990` is `1990-12-31`. A bare number is the day that spreadsheets count it as, from the end of 1899 or from
 * 1904 on. Anything else stays as it is.
 */
export function dayOf(cell: string, { is1904 = false } = {}): string {
  if (/^\d{4,5}(\.\d+)?$/.test(cell)) {
    const first = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
    return new Date(first + Math.floor(Number(cell)) * dayMilliseconds).toISOString().slice(0, 10);
  }
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(cell) ?? [];
  return day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : cell;
}

/** Names that stand in one cell. */
export const namesIn = (cell: string): string[] =>
  cell
    .split(/[;,|]/)
    .map((name) => name.trim())
    .filter(Boolean);

/** A CPF whose leading zeros a spreadsheet took for a number's; its check digits still say whether it is one. */
export const withLeadingZeros = ({ kind, document }: { kind: string; document: string }): string =>
  kind === 'cpf' && /^\d{9,10}$/.test(document) ? document.padStart(11, '0') : document;

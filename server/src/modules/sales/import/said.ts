import { quantityLimits } from '@vitrine/domain/sales';
import { kindNamed, type SaleField, type SaleLineRefusal } from '@vitrine/domain/sales/import';
import { dayOf, isFormula } from '@vitrine/domain/people/import';
import { z } from 'zod';

const text = z.string().default('');
/** What a line of a spreadsheet says, by field; empty once whoever it speaks of has left. */
export const Said = z.object({
  seller: text,
  store: text,
  invoiceNumber: text,
  invoiceKind: text,
  saleDate: text,
  sku: text,
  quantity: text,
});
export type Said = z.infer<typeof Said>;
export type LineFault = { field: SaleField | null; refusal: string };

const most = 200;

/** The cells of a line by field, days as they are compared, and what is wrong with it by itself. */
export function readLine(
  columns: readonly (SaleField | null)[],
  { cells, formulas, is1904 = false }: { cells: readonly string[]; formulas?: ReadonlySet<number>; is1904?: boolean },
): { said: Said; fault: LineFault | undefined } {
  const cell = (field: SaleField) => clean(cells[columns.indexOf(field)] ?? '');
  const said: Said = {
    seller: cell('seller'),
    store: cell('store'),
    invoiceNumber: cell('invoiceNumber'),
    invoiceKind: cell('invoiceKind'),
    saleDate: dayOf(cell('saleDate'), { is1904 }),
    sku: cell('sku'),
    quantity: cell('quantity') === '' ? '1' : cell('quantity'),
  };
  const formula = columns.find((field, place) => field !== null && (formulas?.has(place) === true || isFormula(cells[place] ?? '')));
  return { said, fault: formula ? { field: formula, refusal: 'formula_refused' satisfies SaleLineRefusal } : wrongWith(said) };
}

function wrongWith(said: Said): LineFault | undefined {
  for (const field of ['seller', 'store', 'invoiceNumber', 'saleDate', 'sku'] as const)
    if (said[field] === '') return { field, refusal: 'required' };
  if (!z.iso.date().safeParse(said.saleDate).success) return { field: 'saleDate', refusal: 'cell_unreadable' };
  if (kindNamed(said.invoiceKind) === undefined) return { field: 'invoiceKind', refusal: 'kind_unknown' };
  const quantity = quantityOf(said);
  const isRight = Number.isInteger(quantity) && quantity >= quantityLimits.least && quantity <= quantityLimits.most;
  return isRight ? undefined : { field: 'quantity', refusal: 'quantity_wrong' };
}

/** As a spreadsheet writes it: `2`, `2,0` or `2.0`. */
export const quantityOf = ({ quantity }: Pick<Said, 'quantity'>): number => Number(quantity.replace(',', '.'));

/** A zero byte is no text for the database. */
const clean = (cell: string): string => cell.replaceAll('\0', '').toWellFormed().trim().slice(0, most);

/** The import of sales: what the columns of a spreadsheet mean, and which of its lines are one sale. States and steps are those of every import. */
import { plainName } from '../../people/import/index.ts';
import { invoiceKeyOf } from '../invoice-number.ts';
import { invoiceKinds, type InvoiceKind } from '../words.ts';

/** What a column may stand for. */
export const saleFields = ['seller', 'store', 'invoiceNumber', 'invoiceKind', 'saleDate', 'sku', 'quantity'] as const;
export type SaleField = (typeof saleFields)[number];

/** Without them nothing can be credited; the kind of a document is an invoice where nobody says otherwise, and a quantity is one. */
export const neededFields = ['seller', 'store', 'invoiceNumber', 'saleDate', 'sku'] as const satisfies SaleField[];

/** Why a line is not taken, beside what a report refuses. */
export const saleLineRefusals = [
  'seller_unknown',
  'store_unknown',
  'kind_unknown',
  'cell_unreadable',
  'formula_refused',
  'quantity_wrong',
  'differs_in_sale',
  'other_line_bad',
  'decided_since',
] as const;
export type SaleLineRefusal = (typeof saleLineRefusals)[number];

/** Lines that one spreadsheet may have; beyond it, it is several. */
export const saleLinesAtMost = 100_000;

const headings: Readonly<Record<SaleField, readonly string[]>> = {
  seller: [
    'vendedor',
    'vendedora',
    'e-mail',
    'e-mail do vendedor',
    'usuário',
    'seller',
    'user',
    'email',
    'seller e-mail',
    'correo',
    'usuario',
    'vendeur',
    'courriel',
    'utilisateur',
  ],
  store: [
    'loja',
    'cnpj',
    'cnpj da loja',
    'cadastro fiscal',
    'store',
    'store tax id',
    'tax id',
    'tienda',
    'rut',
    'rut de la tienda',
    'nit',
    'magasin',
    'numéro fiscal',
  ],
  invoiceNumber: [
    'nota',
    'número da nota',
    'nota fiscal',
    'invoice',
    'invoice number',
    'factura',
    'número de factura',
    'facture',
    'numéro de facture',
  ],
  invoiceKind: ['documento', 'tipo de documento', 'document', 'document type', 'tipo', 'type de document'],
  saleDate: ['data', 'data da venda', 'date', 'sale date', 'date of sale', 'fecha', 'fecha de venta', 'date de vente'],
  sku: [
    'sku',
    'produto',
    'código',
    'código do produto',
    'product',
    'product code',
    'producto',
    'código del producto',
    'produit',
    'code produit',
  ],
  quantity: ['quantidade', 'qtd', 'quantity', 'qty', 'cantidad', 'cant', 'quantité', 'qté'],
};

const byHeading = new Map(
  saleFields.flatMap((field) => [field, ...headings[field]].map((heading): [string, SaleField] => [plainName(heading), field])),
);

/** What each column stands for, by its heading in any of the four languages; null for what nobody knows, and for a second column of one field. */
export function saleColumns(header: readonly string[]): (SaleField | null)[] {
  const guessed = header.map((heading) => byHeading.get(plainName(heading)) ?? null);
  return guessed.map((field, place) => (guessed.indexOf(field) === place ? field : null));
}

/** Columns that are missing. */
export const missingColumns = (columns: readonly (SaleField | null)[]): SaleField[] =>
  neededFields.filter((field) => !columns.includes(field));

const kinds: Readonly<Record<InvoiceKind, readonly string[]>> = {
  invoice: ['nota fiscal', 'nota', 'factura', 'facture'],
  receipt: ['recibo', 'reçu'],
  ticket: ['cupom', 'cupom fiscal', 'boleta', 'ticket', 'ticket de caisse'],
};

/** The kind of document that a cell names; an invoice where it is empty, undefined where nobody knows it. */
export function kindNamed(text: string): InvoiceKind | undefined {
  if (text.trim() === '') return 'invoice';
  return invoiceKinds.find((kind) => [kind, ...kinds[kind]].some((name) => plainName(name) === plainName(text)));
}

/** What lines of one sale have in common; lines without a readable number are each their own. */
export function saleOfLine({ seller, invoiceNumber, line }: { seller: string; invoiceNumber: string; line: number }): string {
  const key = invoiceKeyOf(invoiceNumber);
  return key === undefined ? `line ${line}` : `${seller.trim().toLowerCase()} ${key}`;
}

import type { DocumentKind } from './words.ts';

/** A document as it is kept and compared: letters and digits only, upper case (`447.712.782-02` is `44771278202`). */
export function normaliseDocument(typed: string): string {
  return typed
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
}

const kinds: Record<string, DocumentKind> = { BR: 'cpf', AR: 'dni', UY: 'cedula', CL: 'rut', CO: 'nit', MX: 'curp', PE: 'dni', CA: 'sin' };

/** The document that people of a country are known by. */
export const documentKindOf = (country: string): DocumentKind => kinds[country] ?? 'other';

/** What the screen says is the Brazilian's own name of the document (VAL-03). */
export const documentRefusalsOf = (country: string) =>
  country === 'BR'
    ? ({ missing: 'cpf_required', taken: 'cpf_taken' } as const)
    : ({ missing: 'document_required', taken: 'document_taken' } as const);

/** A CPF with its marks while it is typed; other documents stay as they are typed (VAL-01, VAL-02). */
export function maskDocument({ typed, country }: { typed: string; country: string }): string {
  if (country !== 'BR') return typed;
  const digits = typed.replaceAll(/\D/g, '').slice(0, 11);
  return [[digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 9)].filter(Boolean).join('.'), digits.slice(9)]
    .filter(Boolean)
    .join('-');
}

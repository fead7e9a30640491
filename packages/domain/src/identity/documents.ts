import { cpf } from 'cpf-cnpj-validator';
import type { DocumentKind } from './words.ts';

/** A document as it is kept and compared: letters and digits only, upper case (`447.712.782-02` is `44771278202`). */
export function normaliseDocument(typed: string): string {
  return typed
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
}

/**
 * Whether a normalised document can exist. CPF by its check digits; documents of the other countries have a free mask until a client
 * switches their rules on (decision D56).
 */
export function isDocumentValid({ kind, document }: { kind: DocumentKind; document: string }): boolean {
  return kind === 'cpf' ? /^\d{11}$/.test(document) && cpf.isValid(document) : document.length >= 3;
}

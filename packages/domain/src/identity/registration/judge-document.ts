import { cpf } from 'cpf-cnpj-validator';
import { validate as isRut } from 'rut.js';
import { validate as checkSin } from 'stdnum/lib/cjs/ca/sin.js';
import { validate as checkNit } from 'stdnum/lib/cjs/co/nit.js';
import { validate as checkCurp } from 'stdnum/lib/cjs/mx/curp.js';
import { validate as checkRuc } from 'stdnum/lib/cjs/pe/ruc.js';
import { validate as checkCedula } from 'stdnum/lib/cjs/uy/cedula.js';
import { documentKindOf, documentRefusalsOf, normaliseDocument } from '../documents.ts';
import type { DocumentKind } from '../words.ts';

/** A normalised document; `country` tells apart the kinds that several countries have. */
export type DocumentFacts = { kind: DocumentKind; document: string; country?: string; isStrict?: boolean };

/**
 * Whether a document can exist. CPF by its check digits (VAL-01), exactly eight digits in Argentina and Uruguay (VAL-02); the others have a
 * free mask until a client switches their rules on (decision D56).
 */
export function isDocumentValid({ kind, document, country = '', isStrict = false }: DocumentFacts): boolean {
  if (kind === 'cpf') return /^\d{11}$/.test(document) && cpf.isValid(document);
  const isEight = /^\d{8}$/.test(document);
  if (kind === 'dni' && country === 'AR') return isEight;
  if (kind === 'cedula' && country === 'UY') return isEight && (!isStrict || checkCedula(document).isValid);
  return document.length >= 3 && (!isStrict || strictly({ kind, document, isEight }));
}

function strictly({ kind, document, isEight }: { kind: DocumentKind; document: string; isEight: boolean }): boolean {
  if (kind === 'rut') return isRut(document);
  if (kind === 'curp') return checkCurp(document).isValid;
  if (kind === 'nit') return checkNit(document).isValid;
  if (kind === 'sin') return checkSin(document).isValid;
  if (kind === 'ruc') return checkRuc(document).isValid;
  return kind !== 'dni' || isEight || checkRuc(document).isValid; // in Peru a shop's owner may have the number of the shop
}

export type DocumentRefusal = 'cpf_required' | 'document_required' | 'document_invalid';

/** Judges a document as it was typed by somebody of a country (VAL-01…VAL-04). `document_invalid`, and `…_required` where it must be there. */
export function judgeDocument({
  typed,
  country,
  isMandatory,
  isStrict,
}: {
  typed: string;
  country: string;
  isMandatory: boolean;
  isStrict: boolean;
}): { ok: true; document: string } | { ok: false; refusal: DocumentRefusal } {
  const document = normaliseDocument(typed);
  if (document === '') return isMandatory ? { ok: false, refusal: documentRefusalsOf(country).missing } : { ok: true, document };
  const isValid = isDocumentValid({ kind: documentKindOf(country), document, country, isStrict });
  return isValid ? { ok: true, document } : { ok: false, refusal: 'document_invalid' };
}

/** A document at the partner: typed by a person, known again by a keyed hash, and kept readable only as long as the partner has to be told. */
import { documentKindOf, normaliseDocument } from '@vitrine/domain/identity';
import { isDocumentValid } from '@vitrine/domain/identity/registration';
import { createHmac, hkdfSync } from 'node:crypto';
import { Refusal, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { seal, unseal } from '../../platform/secrets/index.ts';

type Secret = Pick<Platform, 'secret'>;

/** The document as it is compared. Refuses `partner_document_required` and `partner_document_invalid` at the field. */
export function readDocument({ country }: Pick<Actor, 'country'>, typed: string): string {
  const document = normaliseDocument(typed);
  if (document === '') throw new Refusal('partner_document_required', { fields: { document: 'partner_document_required' } });
  if (!isDocumentValid({ kind: documentKindOf(country), document, country }))
    throw new Refusal('partner_document_invalid', { fields: { document: 'partner_document_invalid' } });
  return document;
}

/** By which the same document is known again without being read: keyed, for this client alone (decision D33). */
export const hashOf = ({ secret }: Secret, { tenantId, document }: { tenantId: string; document: string }): Buffer =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', secret('partners'), '', 'document', 32)))
    .update(`${tenantId}\n${document}`)
    .digest();

/** What people recognise it by. */
export const endingOf = (document: string): string => document.slice(-4);

type Sending = { tenantId: string; sendingId: string };
const placeOf = ({ tenantId, sendingId }: Sending) => ({ name: 'partners', place: `${tenantId}/${sendingId}` }) as const;

/** Encrypts a document for one sending. */
export const sealDocument = (parts: Secret & Pick<Platform, 'chance'>, { document, ...at }: Sending & { document: string }): Buffer =>
  seal(parts, { ...placeOf(at), text: document });

/** The document again; a fault for a row that was changed, or copied from another one. */
export const openDocument = (parts: Secret, { sealed, ...at }: Sending & { sealed: Buffer }): string =>
  unseal(parts, { ...placeOf(at), sealed });

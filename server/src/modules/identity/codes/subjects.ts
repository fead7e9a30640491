import { createHmac } from 'node:crypto';
import { normaliseDocument, codeDigits } from '@vitrine/domain/identity';
import type { Platform } from '../../../platform/platform.ts';

/** What a code is for, and for whom: a keyed hash, so that the table names nobody and holds unknown documents like known ones. */
export type CodeSubject = { siteId: string; purpose: 'recovery' | 'phone'; subject: Buffer };

type Parts = Pick<Platform, 'secret'>;

/** Of a recovery: a document of a country, however it is typed. */
export const documentSubject = (parts: Parts, { siteId, document, country }: { siteId: string; document: string; country: string }) =>
  subjectOf(parts, { siteId, purpose: 'recovery', who: `${country}\n${normaliseDocument(document)}` });

/** Of the verification of a phone. */
export const personSubject = (parts: Parts, { siteId, personId }: { siteId: string; personId: string }) =>
  subjectOf(parts, { siteId, purpose: 'phone', who: personId });

function subjectOf(
  { secret }: Parts,
  { siteId, purpose, who }: { siteId: string; purpose: CodeSubject['purpose']; who: string },
): CodeSubject {
  const subject = createHmac('sha256', secret('tokens')).update(`code\n${siteId}\n${purpose}\n${who}`).digest();
  return { siteId, purpose, subject };
}

/** The code of a row, out of its id: a job that runs twice sends the same one, and nothing has to carry it. */
export function codeOfRow({ secret }: Parts, id: string): string {
  const drawn = createHmac('sha256', secret('tokens')).update(`the code of ${id}`).digest().readUIntBE(0, 6);
  return String(drawn % 10 ** codeDigits).padStart(codeDigits, '0');
}

/** What the table keeps of a code. Keyed, for six digits are guessed from a plain hash at once. */
export const codeHash = ({ secret }: Parts, { subject }: CodeSubject, code: string): Buffer =>
  createHmac('sha256', secret('tokens')).update(subject).update(`\n${code}`).digest();

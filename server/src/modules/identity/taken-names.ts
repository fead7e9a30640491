import { normaliseDocument } from '@vitrine/domain/identity';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/index.ts';
import { takenAtField, type TakenBy } from '../../platform/http/index.ts';

/** A document without its marks, empty for none; `personId`: whose names they are, null for somebody who is new. */
type Names = { userName: string; email: string; document: string; personId: string | null };

/** A user name as a document would be compared; the index `person_name_document` is of these very words. */
export const nameAsDocument = (person: 'p' | 'o') =>
  sql<string>`upper(regexp_replace(normalize(${sql.ref(`${person}.user_name`)}, NFKC), '[^[:alnum:]]', '', 'g'))`;

/**
 * Which of these names somebody else of the site has, whoever waits for approval among them, each with its refusal. Also a user name that is another's
 * document, and a document that is another's user name: at log-in the two could not be told apart, and the user name would win.
 */
export async function takenNames(
  tx: Tx,
  { siteId }: { siteId: string },
  { userName: wantedName, email: wantedEmail, document, personId }: Names,
): Promise<Record<string, string>> {
  const userName = sql<string>`lower(${wantedName})`;
  const email = sql<string>`lower(${wantedEmail})`;
  const documents = [document, normaliseDocument(wantedName)].filter(Boolean);
  const rows = await tx
    .selectFrom('identity.person as p')
    .select([
      sql<boolean>`lower(p.user_name) = ${userName} or coalesce(p.document = ${normaliseDocument(wantedName)}, false)`.as('user_name'),
      sql<boolean>`p.email <> '' and lower(p.email) = ${email}`.as('email'),
      sql<boolean>`coalesce(p.document = ${document}, false) or ${nameAsDocument('p')} = ${document}`.as('document'),
    ])
    .where('p.site_id', '=', siteId)
    .$if(personId !== null, (query) => query.where('p.id', '<>', personId ?? ''))
    .where((row) =>
      row.or([
        row(sql`lower(p.user_name)`, '=', userName),
        ...(wantedEmail === '' ? [] : [row(sql`lower(p.email)`, '=', email)]),
        ...(documents.length > 0 ? [row('p.document', 'in', documents)] : []),
        ...(document === '' ? [] : [row(nameAsDocument('p'), '=', document)]),
      ]),
    )
    .execute();
  return {
    ...(rows.some((row) => row.user_name) ? { userName: 'user_name_taken' } : {}),
    ...(rows.some((row) => row.email) ? { email: 'email_taken' } : {}),
    ...(document !== '' && rows.some((row) => row.document) ? { document: 'document_taken' } : {}),
  };
}

/** Of two who take one name at once the index lets one through; the other is refused at the field. */
export const namesAtFields = <T>({ prefix }: { prefix: string }, work: () => Promise<T>): Promise<T> =>
  takenAtField({ prefix, takenBy }, work);

const takenBy: TakenBy = {
  person_user_name: { field: 'userName', code: 'user_name_taken' },
  person_email: { field: 'email', code: 'email_taken' },
  person_document: { field: 'document', code: 'document_taken' },
};

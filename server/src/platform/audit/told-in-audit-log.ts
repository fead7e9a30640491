import type { Reader } from '../database/index.ts';

/** What the audit log of one client says about a member, for a copy of what is held of them (PRO-05): changes to them on both sides, and of what they did to others that they did it. */
export const toldInAuditLog = (db: Reader, { tenantId, personId, memberId }: { tenantId: string; personId: string; memberId: string }) =>
  db
    .selectFrom('platform.audit_entry')
    .select(['at', 'what', 'subject'])
    .select((row) => [
      row.case().when('person_id', '=', personId).then('you').else('somebody else').end().as('by'),
      row.case().when('subject_id', '=', memberId).then(row.ref('before')).end().as('before'),
      row.case().when('subject_id', '=', memberId).then(row.ref('after')).end().as('after'),
    ])
    .where('tenant_id', '=', tenantId)
    .where((row) => row.or([row('person_id', '=', personId), row.and([row('subject', '=', 'person'), row('subject_id', '=', memberId)])]))
    .orderBy('id');

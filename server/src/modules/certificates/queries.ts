import { sql, type ExpressionBuilder } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import type { DB } from '../../platform/database/types.gen.ts';
import { spokenLanguage } from '../tenancy/index.ts';

export type CertificateRow = {
  id: string;
  code: string;
  course_id: string | null;
  trail_id: string | null;
  course_title: unknown;
  holder: string;
  issued_on: string;
  issued_at: string;
  workload_minutes: number;
  grade: number | null;
  expires_on: string | null;
  remind_on: string | null;
  reopened_at: string | null;
  renewed_at: string | null;
  /** The zone in which the client counts its days. */
  time_zone: string;
  /** Names of its site. */
  hosts: string[] | null;
};
type Member = { tenantId: string; memberId: string };

/** The member's certificates that count, the newest first, behind a place. */
export const listRows = (
  db: Reader,
  member: Member,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<CertificateRow[]> =>
  rowsOf(db, member)
    .where('k.renewed_at', 'is', null)
    .$if(before !== undefined, (query) => query.where('k.id', '<', before ?? ''))
    .orderBy('k.id', 'desc')
    .limit(limit)
    .execute();

export const findRow = (db: Reader, member: Member, certificateId: string): Promise<CertificateRow | undefined> =>
  rowsOf(db, member).where('k.id', '=', certificateId).executeTakeFirst();

/** Of a course; undefined while there is none. */
export const findRowOfCourse = (db: Reader, member: Member, courseId: string): Promise<CertificateRow | undefined> =>
  rowsOf(db, member).where('k.renewed_at', 'is', null).where('k.course_id', '=', courseId).executeTakeFirst();

/** Of a trail; undefined while there is none. */
export const findRowOfTrail = (db: Reader, member: Member, trailId: string): Promise<CertificateRow | undefined> =>
  rowsOf(db, member).where('k.renewed_at', 'is', null).where('k.trail_id', '=', trailId).executeTakeFirst();

const rowsOf = (db: Reader, { tenantId, memberId }: Member) =>
  db
    .selectFrom('certificates.certificate as k')
    .innerJoin('tenancy.tenant as t', 't.id', 'k.tenant_id')
    .select(['k.id', 'k.code', 'k.course_id', 'k.trail_id', 'k.course_title', 'k.holder', 'k.issued_on', 'k.issued_at'])
    .select(['k.workload_minutes', 'k.grade', 'k.expires_on', 'k.remind_on', 'k.reopened_at', 'k.renewed_at', 't.time_zone', hostsOf])
    .where('k.tenant_id', '=', tenantId)
    .where('k.member_id', '=', memberId);

/** The main one first. */
const hostsOf = (row: ExpressionBuilder<DB & { k: DB['certificates.certificate'] }, 'k'>) =>
  row
    .selectFrom('tenancy.host as h')
    .innerJoin('tenancy.tenant as ht', 'ht.site_id', 'h.site_id')
    .innerJoin('tenancy.site as hs', 'hs.id', 'h.site_id')
    .whereRef('ht.id', '=', 'k.tenant_id')
    .select(sql<string[] | null>`array_agg(h.host order by h.host <> hs.main_host, h.host)`.as('hosts'))
    .as('hosts');

/** What a code stands for on this host's site, with the brand and the language that it is drawn in. */
export const findByCode = (db: Reader, { host, code }: { host: string; code: string }) =>
  brandedOf(db)
    .innerJoin('certificates.code as c', (join) => join.onRef('c.tenant_id', '=', 'k.tenant_id').onRef('c.certificate_id', '=', 'k.id'))
    .innerJoin('tenancy.host as h', (join) => join.onRef('h.site_id', '=', 'c.site_id').on('h.host', '=', host))
    .select('k.tenant_id')
    .whereRef('k.tenant_id', '=', 'c.tenant_id')
    .where('c.code', '=', code)
    .executeTakeFirst();

/** What a client’s certificates are drawn with. */
export const findBrand = (db: Reader, { tenantId }: Pick<Member, 'tenantId'>) =>
  db
    .selectFrom('tenancy.tenant as t')
    .innerJoin('tenancy.site as s', 's.id', 't.site_id')
    .select(['t.name as brand', 't.program', 't.colours', 't.wide_logo_file_id', 't.time_zone', 's.configuration'])
    .where('t.id', '=', tenantId)
    .executeTakeFirstOrThrow();

/** A certificate as it is drawn, whoever asks: the signature of the link has been judged. */
export const findDrawn = (db: Reader, { certificateId, memberId, host }: { certificateId: string; memberId: string; host: string }) =>
  brandedOf(db)
    .innerJoin('tenancy.host as h', (join) => join.onRef('h.site_id', '=', 't.site_id').on('h.host', '=', host))
    .whereRef('k.tenant_id', '=', 't.id')
    .where('k.id', '=', certificateId)
    .where('k.member_id', '=', memberId)
    .executeTakeFirst();

const brandedOf = (db: Reader) =>
  db
    .selectFrom('certificates.certificate as k')
    .innerJoin('tenancy.tenant as t', 't.id', 'k.tenant_id')
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'k.tenant_id').onRef('m.id', '=', 'k.member_id'))
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .innerJoin('tenancy.site as s', 's.id', 't.site_id')
    .select(['k.code', 'k.holder', 'k.course_title', 'k.issued_on', 'k.issued_at', 'k.workload_minutes', 'k.grade', hostsOf])
    .select(['k.design', 'k.expires_on', 'k.remind_on', 'k.renewed_at', 't.time_zone'])
    .select(['t.name as brand', 't.program', 't.colours', 't.wide_logo_file_id', 's.configuration'])
    .select(spokenLanguage('p.language_id', 'k.tenant_id').as('language_id'));

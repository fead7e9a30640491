import type { Certificate } from '@vitrine/contract/certificates';
import { certificateState, parseCertificateCode, type CertificateState } from '@vitrine/domain/certificates';
import { dayIn, locales, matchLocale, textIn } from '@vitrine/domain/kernel';
import { z } from 'zod';
import { cursorOf, notFound, pageFrom, readCursor, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { parseText } from '../activities/index.ts';
import { clientBrand } from '../tenancy/index.ts';
import { findByCode, findRow, findRowOfCourse, findRowOfTrail, listRows, type CertificateRow } from './queries.ts';
import { fileLink } from './signed-links.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'secret' | 'settings'>;

/** The member's certificates, newest first. */
export async function listCertificates(
  parts: Parts,
  actor: Actor,
  { after, limit }: { after?: string; limit: number },
): Promise<{ items: Certificate[]; next: string | null }> {
  const before = readCursor(after, z.tuple([z.uuid()]))?.[0];
  const page = pageFrom(await listRows(parts.db.read(), actor, { before, limit: limit + 1 }), limit, (last) => cursorOf(last.id));
  return { items: page.rows.map((row) => toWire(parts, actor, row)), next: page.next };
}

/** One certificate of the member. Refuses `not_found` for anybody else's. */
export async function getCertificate(parts: Parts, actor: Actor, { certificateId }: { certificateId: string }): Promise<Certificate> {
  const row = await findRow(parts.db.write(), actor, certificateId); // whoever just began to renew it sees so
  if (!row) throw notFound();
  return toWire(parts, actor, row);
}

/** The port of learning: the id of a course's certificate. */
export const certificateOf = async (
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { courseId }: { courseId: string },
): Promise<string | null> => (await findRowOfCourse(db.read(), actor, courseId))?.id ?? null;

/** The same port for trails, which `/get_trail_user_result_certificate/` asks too (CAL-04). */
export const certificateOfTrail = async (
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { trailId }: { trailId: string },
): Promise<string | null> => (await findRowOfTrail(db.read(), actor, trailId))?.id ?? null;

/** Whether a certificate is real (CER-01): for anybody who has its code, on its site. Refuses `not_found`. */
export async function verifyCertificate(
  { db, clock, storage }: Pick<Platform, 'db' | 'clock' | 'storage'>,
  { host, code: typed, locale }: { host: string; code: string; locale?: string },
) {
  const code = parseCertificateCode(typed);
  const row = code === undefined ? undefined : await findByCode(db.read(), { host, code });
  if (!row) throw notFound();
  const asked = matchLocale(locale, locales);
  return {
    code: row.code,
    holder: row.holder,
    courseTitle: textIn(parseText(row.course_title), asked),
    program: textIn(parseText(row.program), asked),
    issuedOn: row.issued_on,
    workloadMinutes: row.workload_minutes,
    grade: row.grade,
    state: stateNow({ clock }, row),
    expiresOn: row.expires_on,
    brand: await clientBrand({ db, storage }, { tenantId: row.tenant_id }),
  };
}

/** Where a certificate stands on the client’s day. */
export const stateNow = (
  { clock }: Pick<Platform, 'clock'>,
  row: Pick<CertificateRow, 'expires_on' | 'remind_on' | 'renewed_at' | 'time_zone'>,
): CertificateState =>
  certificateState({
    expiresOn: row.expires_on,
    remindOn: row.remind_on,
    isRenewed: row.renewed_at !== null,
    today: dayIn(row.time_zone, clock.now()),
  });

/**
 * The public page that verifies a code, on a host of the certificate's own site: another site does not know the code (D61). The address that people open the
 * server by wins where it is one of them, the site's main host otherwise.
 */
export function verifyAddress(
  { settings }: Pick<Platform, 'settings'>,
  { code, hosts }: { code: string; hosts: readonly string[] | null },
): string {
  const address = new URL(`/certificates/verify/${code}`, settings.publicUrl);
  const [first = address.hostname] = hosts ?? [];
  if (!hosts?.includes(address.hostname)) address.hostname = first;
  return address.href;
}

function toWire(parts: Parts, actor: Actor, row: CertificateRow): Certificate {
  return {
    id: row.id,
    code: row.code,
    courseId: row.course_id,
    trailId: row.trail_id,
    courseTitle: textIn(parseText(row.course_title), matchLocale(actor.locale, locales)),
    holder: row.holder,
    issuedOn: row.issued_on,
    workloadMinutes: row.workload_minutes,
    grade: row.grade,
    state: stateNow(parts, row),
    expiresOn: row.expires_on,
    isReopened: row.reopened_at !== null,
    verifyUrl: verifyAddress(parts, row),
    fileUrl: fileLink(parts, { certificateId: row.id, memberId: actor.memberId }),
  };
}

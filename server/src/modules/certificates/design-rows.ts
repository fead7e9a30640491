import type { DesignFields } from '@vitrine/contract/certificates';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { parseText } from '../tenancy/index.ts';

type Tenant = Pick<Actor, 'tenantId'>;
export type Subject = { courseId: string } | { trailId: string };

/** Shown in the form of a design that has none of its own. */
const usualColours = { primary: '#0A56D6', secondary: '#FFB020', tertiary: '#0F8B74' };

/** Designs of a client. */
export const designsOf = (db: Reader, { tenantId }: Tenant) =>
  db.selectFrom('certificates.design as d').selectAll('d').where('d.tenant_id', '=', tenantId);
export type DesignStored = Awaited<ReturnType<ReturnType<typeof designsOf>['execute']>>[number];

/** Courses and trails that name a design. */
export async function usesOf(
  db: Reader,
  { tenantId }: Tenant,
  { designId }: { designId: string },
): Promise<Pick<DesignFields, 'courseIds' | 'trailIds'>> {
  const rows = await db
    .selectFrom('certificates.design_use')
    .select(['subject', 'subject_id'])
    .where('tenant_id', '=', tenantId)
    .where('design_id', '=', designId)
    .orderBy('subject_id')
    .execute();
  const of = (subject: string) => rows.flatMap((row) => (row.subject === subject ? [row.subject_id] : []));
  return { courseIds: of('course'), trailIds: of('trail') };
}

/** The design that a training’s next certificate takes: its own, else the client’s default; undefined for the product’s. One statement. */
export async function designFor(db: Reader, { tenantId }: Tenant, subject: Subject): Promise<DesignStored | undefined> {
  const [kind, id] = 'trailId' in subject ? ['trail', subject.trailId] : ['course', subject.courseId];
  return designsOf(db, { tenantId })
    .leftJoin('certificates.design_use as u', (join) =>
      join
        .onRef('u.tenant_id', '=', 'd.tenant_id')
        .onRef('u.design_id', '=', 'd.id')
        .on('u.subject', '=', kind)
        .on('u.subject_id', '=', id),
    )
    .where((row) => row.or([row('u.design_id', 'is not', null), row('d.is_default', '=', true)]))
    .orderBy(sql`u.design_id is null`)
    .limit(1)
    .executeTakeFirst();
}

export const fieldsOf = (row: DesignStored, uses: Pick<DesignFields, 'courseIds' | 'trailIds'>): DesignFields => ({
  name: row.name,
  isDefault: row.is_default,
  ...uses,
  heading: parseText(row.heading),
  statement: parseText(row.statement),
  completed: parseText(row.completed),
  note: parseText(row.note),
  signerName: row.signer_name,
  signerRole: parseText(row.signer_role),
  signatureFileId: row.signature_file_id,
  logoFileId: row.logo_file_id,
  hasOwnColours: row.primary_colour !== null,
  primary: row.primary_colour ?? usualColours.primary,
  secondary: row.secondary_colour ?? usualColours.secondary,
  tertiary: row.tertiary_colour ?? usualColours.tertiary,
  showsWorkload: row.shows_workload,
  showsGrade: row.shows_grade,
  validMonths: row.valid_months,
  remindDays: row.remind_days,
});

export const columnsOf = (fields: DesignFields) => ({
  name: fields.name,
  is_default: fields.isDefault,
  heading: JSON.stringify(fields.heading),
  statement: JSON.stringify(fields.statement),
  completed: JSON.stringify(fields.completed),
  note: JSON.stringify(fields.note),
  signer_name: fields.signerName,
  signer_role: JSON.stringify(fields.signerRole),
  signature_file_id: fields.signatureFileId,
  logo_file_id: fields.logoFileId,
  primary_colour: fields.hasOwnColours ? fields.primary : null,
  secondary_colour: fields.hasOwnColours ? fields.secondary : null,
  tertiary_colour: fields.hasOwnColours ? fields.tertiary : null,
  shows_workload: fields.showsWorkload,
  shows_grade: fields.showsGrade,
  valid_months: fields.validMonths,
  remind_days: fields.remindDays,
});

import type { Certificate } from '@vitrine/contract/certificates';
import { certificateState, judgeRenewal, type RenewalFacts } from '@vitrine/domain/certificates';
import { dayIn, localeOf, textIn } from '@vitrine/domain/kernel';
import type { Tx } from '../../platform/database/index.ts';
import { notFound, Refusal, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { isTrainingOffered, reopenTraining, type Training } from '../learning/index.ts';
import { tell } from '../notices/index.ts';
import { parseText, spokenLanguage } from '../tenancy/index.ts';
import { getCertificate } from './certificates.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId' | 'storage' | 'publish' | 'secret' | 'settings'>;

/**
 * Opens the training of a certificate that ends anew, from its reminder on: finishing it gives the next one, and until then this one stands as long as it holds. Refuses `not_found`,
 * `renewal_too_early`, `renewal_under_way`, `certificate_lasts`, `certificate_renewed`, `training_retired` and `blocked_in_training`.
 */
export async function renewCertificate(parts: Parts, actor: Actor, { certificateId }: { certificateId: string }): Promise<Certificate> {
  await parts.db.transaction(async (tx) => {
    const { memberId, tenantId } = actor;
    const row = await lockEnding(tx, { tenantId, certificateId });
    if (row?.member_id !== memberId) throw notFound();
    const facts = await factsOf(parts, tx, { tenantId, row });
    const refusal = judgeRenewal({ ...facts, isBlocked: false });
    if (refusal) throw new Refusal(refusal);
    const reopened = await reopenTraining(parts, tx, actor, trainingOf(row));
    if (reopened === 'blocked') throw new Refusal('blocked_in_training');
    if (reopened === 'left') throw new Refusal('training_retired');
    await mark(tx, { tenantId, certificateId }, { reopened_at: parts.clock.now() });
  });
  return getCertificate(parts, actor, { certificateId });
}

/**
 * Reminds the holders of certificates that end soon, once, and opens the training anew of those that ended, if nobody did before. Nobody is told of a training that was retired or left,
 * nor who is blocked in it. Its job runs each hour; again changes nothing. Answers how many were told.
 */
export async function endCertificates(parts: Parts): Promise<number> {
  const db = parts.db.read();
  const tenants = await db.selectFrom('tenancy.tenant').select(['id', 'time_zone']).orderBy('id').execute();
  let told = 0;
  for (const { id: tenantId, time_zone: zone } of tenants) {
    const today = dayIn(zone, parts.clock.now());
    for (let place: string | undefined = ''; place !== undefined;) {
      const rows = await ending(parts, { tenantId, today, after: place });
      for (const certificateId of rows) told += Number(await endOne(parts, { tenantId, certificateId }));
      place = rows.length < atOnce ? undefined : rows.at(-1);
    }
  }
  return told;
}
const atOnce = 500;

async function ending(
  { db }: Pick<Parts, 'db'>,
  { tenantId, today, after }: { tenantId: string; today: string; after: string },
): Promise<string[]> {
  const rows = await db
    .read()
    .selectFrom('certificates.certificate as k')
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'k.tenant_id').onRef('m.id', '=', 'k.member_id'))
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .select('k.id')
    .where('k.tenant_id', '=', tenantId)
    .where('k.renewed_at', 'is', null)
    .where('k.remind_on', '<=', today)
    .where((row) =>
      row.or([
        row.and([row('k.reminded_at', 'is', null), row('k.expires_on', '>=', today)]),
        row.and([row('k.reopened_at', 'is', null), row('k.expires_on', '<', today)]),
      ]),
    )
    .where('p.status', '=', 'approved')
    .where('m.status', '<>', 'blocked')
    .$if(after !== '', (query) => query.where('k.id', '>', after))
    .orderBy('k.id')
    .limit(atOnce)
    .execute();
  return rows.map(({ id }) => id);
}

/** Held while it is judged: two jobs at once tell once. */
function endOne(parts: Parts, at: { tenantId: string; certificateId: string }): Promise<boolean> {
  return parts.db.transaction(async (tx) => {
    const row = await lockEnding(tx, at);
    if (!row) return false;
    const facts = await factsOf(parts, tx, { tenantId: at.tenantId, row });
    if (!facts.isOffered) return false;
    const isOver = facts.state === 'expired';
    const now = parts.clock.now();
    if (isOver && facts.isReopened) return false;
    if (!isOver && (facts.state !== 'expiring' || row.reminded_at !== null)) return false;
    const learner = {
      tenantId: at.tenantId,
      memberId: row.member_id,
      personId: row.person_id,
      locale: localeOf(row.language_id) ?? 'pt-BR',
    };
    if (isOver && (await reopenTraining(parts, tx, learner, trainingOf(row))) !== 'open') return false;
    await mark(tx, at, isOver ? { reopened_at: now, reminded_at: row.reminded_at ?? now } : { reminded_at: now });
    const title = textIn(parseText(row.course_title), learner.locale);
    const kind = isOver ? ('certificate_expired' as const) : ('certificate_expiring' as const);
    const about = { certificateId: at.certificateId, ...trainingOf(row), title, expiresOn: row.expires_on };
    await tell(parts, tx, learner, { kind, facts: about, cause: `${kind} ${at.certificateId}` });
    return true;
  });
}

const lockEnding = (tx: Tx, { tenantId, certificateId }: { tenantId: string; certificateId: string }) =>
  tx
    .selectFrom('certificates.certificate as k')
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'k.tenant_id').onRef('m.id', '=', 'k.member_id'))
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .innerJoin('tenancy.tenant as t', 't.id', 'k.tenant_id')
    .select(['k.id', 'k.member_id', 'k.course_id', 'k.trail_id', 'k.course_title', 'k.expires_on', 'k.remind_on'])
    .select(['k.reminded_at', 'k.reopened_at', 'k.renewed_at', 'm.person_id', 't.time_zone'])
    .select(spokenLanguage('p.language_id', 'k.tenant_id').as('language_id'))
    .where('k.tenant_id', '=', tenantId)
    .where('k.id', '=', certificateId)
    .forUpdate('k')
    .executeTakeFirst();
type Row = NonNullable<Awaited<ReturnType<typeof lockEnding>>>;

const trainingOf = ({ course_id, trail_id }: Pick<Row, 'course_id' | 'trail_id'>): Training =>
  trail_id === null ? { courseId: course_id ?? '' } : { trailId: trail_id };

async function factsOf(
  { clock }: Pick<Parts, 'clock'>,
  tx: Tx,
  { tenantId, row }: { tenantId: string; row: Row },
): Promise<Omit<RenewalFacts, 'isBlocked'>> {
  const today = dayIn(row.time_zone, clock.now());
  return {
    state: certificateState({ expiresOn: row.expires_on, remindOn: row.remind_on, isRenewed: row.renewed_at !== null, today }),
    lasts: row.expires_on === null,
    isReopened: row.reopened_at !== null,
    isOffered: await isTrainingOffered(tx, { tenantId }, trainingOf(row)),
  };
}

const mark = (
  tx: Tx,
  { tenantId, certificateId }: { tenantId: string; certificateId: string },
  columns: { reopened_at?: string; reminded_at?: string },
) => tx.updateTable('certificates.certificate').set(columns).where('tenant_id', '=', tenantId).where('id', '=', certificateId).execute();

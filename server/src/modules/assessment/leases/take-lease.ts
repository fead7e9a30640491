import type { Lease } from '@vitrine/contract/assessment';
import { drawQuestions, judgeLease, leaseDays } from '@vitrine/domain/assessment';
import { shuffled } from '../../../platform/clock/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { Refusal, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { drawnFrom } from '../drawn-questions.ts';
import { getTestVersion, statusIn, type Member, type TestVersion } from '../queries.ts';
import { storeDraw, storeRules } from '../stored-test.ts';
import { asked } from '../view-attempt.ts';
import { leaseOf, type LeaseRow } from './lease-rows.ts';

type Parts = Pick<Platform, 'clock' | 'newId' | 'chance' | 'storage'>;
type Viewer = Member & Pick<Actor, 'personId' | 'locale'>;

const dayMs = 86_400_000;
/** One that would end within these days is replaced rather than handed out again. */
const freshDays = 7;

/**
 * Gives a device a test to take without a network: questions in an order of its own, without a word about what is right. No attempt is used up. A device that asks
 * again gets the one that it has, unless the test has another version since, or begins anew. Whoever calls holds the enrolment. Refuses as `judgeLease`.
 */
export async function takeLease(
  parts: Parts,
  tx: Tx,
  actor: Viewer,
  { testVersionId, device }: { testVersionId: string; device: string },
): Promise<Lease> {
  const version = await getTestVersion(tx, actor, testVersionId);
  const status = await statusIn(tx, actor, version.testId);
  const verdict = judgeLease({ ...version.rules, ...status, kind: version.kind });
  if (!verdict.ok) throw new Refusal(verdict.refusal);

  const lease =
    (await openLease(parts, tx, actor, { version, round: status.round, device })) ??
    (await draw(parts, tx, actor, { version, round: status.round, device }));
  return {
    attempt: {
      id: lease.id,
      number: status.newest + 1,
      state: 'running',
      startedAt: lease.takenAt,
      timeLeftSeconds: null,
      minimumScore: lease.rules.minimumScore,
      isHere: true,
      questions: drawnFrom(version, lease.drawn).map((question) =>
        asked(parts, actor, { question, attemptId: lease.id, answers: new Map(), locale: actor.locale }),
      ),
      result: null,
    },
    endsAt: lease.endsAt,
  };
}

type Wish = { version: TestVersion; round: number; device: string };

/** The one that this device has, if it is still good. */
async function openLease({ clock }: Parts, tx: Tx, actor: Member, { version, round, device }: Wish): Promise<LeaseRow | undefined> {
  const row = await tx
    .selectFrom('assessment.lease')
    .selectAll()
    .where('tenant_id', '=', actor.tenantId)
    .where('member_id', '=', actor.memberId)
    .where('test_id', '=', version.testId)
    .where('device', '=', device)
    .where('state', '=', 'open')
    .where('test_version_id', '=', version.id)
    .where('round', '=', round)
    .where('ends_at', '>', clock.in(freshDays * dayMs))
    .executeTakeFirst();
  return row && leaseOf(row);
}

async function draw({ clock, newId, chance }: Parts, tx: Tx, actor: Member, { version, round, device }: Wish): Promise<LeaseRow> {
  await tx
    .updateTable('assessment.lease')
    .set({ state: 'replaced' })
    .where('tenant_id', '=', actor.tenantId)
    .where('member_id', '=', actor.memberId)
    .where('test_id', '=', version.testId)
    .where('device', '=', device)
    .where('state', '=', 'open')
    .execute();
  const drawn = drawQuestions(version.questions, { ...version.rules, pools: version.pools }, (items) => shuffled(items, chance));
  const row = await tx
    .insertInto('assessment.lease')
    .values({
      tenant_id: actor.tenantId,
      id: newId(),
      member_id: actor.memberId,
      test_id: version.testId,
      test_version_id: version.id,
      round,
      device,
      state: 'open',
      drawn: storeDraw(drawn),
      rules: storeRules(version.rules),
      taken_at: clock.now(),
      ends_at: clock.in(leaseDays * dayMs),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return leaseOf(row);
}

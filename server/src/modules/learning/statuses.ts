import type { ActivityRow } from '@vitrine/contract/learning';
import { emptyDetail } from '@vitrine/domain/activities';
import type { Openings } from '@vitrine/domain/classes';
import { locales, matchLocale, textIn } from '@vitrine/domain/kernel';
import { isLocked, progressStates, type ActivityStatus, type Stretch } from '@vitrine/domain/learning';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { testVersionIn } from '../activities/index.ts';
import { testSummaries, type TestSummary } from '../assessment/index.ts';
import { activitiesOfFrozen, type VersionActivity } from '../catalog/index.ts';
import type { Member } from './enrolments.ts';
import { isHeldBack, liveClassStateOf } from './live-class-state.ts';

export type Status = VersionActivity &
  ActivityStatus & { detail: unknown; spent: Stretch[]; grade: number | null; test: TestSummary | undefined };

/** Merged stretches as progress keeps them. */
const StoredSpent = z.array(z.tuple([z.number(), z.number()])) satisfies z.ZodType<Stretch[]>;

/** What progress keeps of one activity. */
export type ProgressRow = { activity_id: string; state: string; percent: number; detail: unknown; spent: unknown; grade: number | null };

/** Every activity of a version with how the member stands in it; three statements at most, however many activities. */
export const statusesIn = async (
  db: Reader,
  actor: Member,
  { versionId, enrolmentId }: { versionId: string; enrolmentId: string },
): Promise<Status[]> => statusesFrom(db, actor, { versionId, rows: await progressRows(db, actor, { enrolmentId }) });

/** As `statusesIn`, where the progress was read already; two statements at most. */
export async function statusesFrom(
  db: Reader,
  actor: Member,
  { versionId, rows }: { versionId: string; rows: readonly ProgressRow[] },
): Promise<Status[]> {
  const activities = await activitiesOfFrozen(db, actor, versionId);
  const tests = await testSummaries(
    db,
    actor,
    activities.flatMap((activity) => testVersionIn(activity.kind, activity.content) ?? []),
  );
  const byActivity = new Map(rows.map((row) => [row.activity_id, row]));
  return activities.map((activity) =>
    statusOf(activity, {
      row: byActivity.get(activity.activityId),
      test: tests.get(testVersionIn(activity.kind, activity.content) ?? ''),
    }),
  );
}

function statusOf(activity: VersionActivity, { row, test }: { row: ProgressRow | undefined; test: TestSummary | undefined }): Status {
  const isComplete = row?.state === 'completed';
  return {
    ...activity,
    isComplete,
    percent: isComplete ? 100 : (row?.percent ?? 0),
    isStarted: row !== undefined,
    isTest: test !== undefined,
    isLost: !isComplete && test?.attemptsLeft === 0 && ['reproved', 'blocked'].includes(test.state),
    blocks: !isComplete && test?.consequence?.lastFailure === 'blocks' ? test.consequence.reach : undefined,
    detail: row?.detail ?? emptyDetail(activity.kind),
    spent: row ? StoredSpent.parse(row.spent) : [],
    grade: row?.grade ?? null,
    test,
  };
}

const progressRows = (db: Reader, actor: Member, { enrolmentId }: { enrolmentId: string }): Promise<ProgressRow[]> =>
  db
    .selectFrom('learning.progress')
    .select(['activity_id', 'state', 'percent', 'detail', 'spent', 'grade'])
    .where('tenant_id', '=', actor.tenantId)
    .where('enrolment_id', '=', enrolmentId)
    .execute();

/** The stored progress of several enrolments of a client by one statement, by enrolment. */
export async function progressOf(db: Reader, tenantId: string, enrolmentIds: readonly string[]): Promise<Map<string, ProgressRow[]>> {
  const rows = await db
    .selectFrom('learning.progress')
    .select(['enrolment_id', 'activity_id', 'state', 'percent', 'detail', 'spent', 'grade'])
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`enrolment_id = any(${enrolmentIds}::uuid[])`)
    .execute();
  const found = new Map<string, ProgressRow[]>(enrolmentIds.map((id) => [id, []]));
  for (const { enrolment_id, ...row } of rows) found.get(enrolment_id)?.push(row);
  return found;
}

/** The menu of a player, in the member's language. */
export function menuOf(
  actor: Pick<Actor, 'locale'>,
  statuses: readonly Status[],
  { isSequential, openings }: { isSequential: boolean; openings: Openings },
): ActivityRow[] {
  const locale = matchLocale(actor.locale, locales);
  return statuses.map((status, index) => ({
    id: status.activityId,
    hierarchy_order: status.hierarchyOrder,
    kind: status.kind,
    title: textIn(status.title, locale),
    summary: textIn(status.summary, locale),
    isRequired: status.isRequired,
    state: progressStates[status.isComplete ? 2 : status.isStarted ? 1 : 0],
    progress: status.percent,
    isLocked: isLocked(statuses, index, { isSequential }) || isHeldBack(openings, status),
    live_class: liveClassStateOf(openings, status),
  }));
}

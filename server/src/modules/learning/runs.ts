import type { Move, Run } from '@vitrine/contract/games';
import type { RunAnswer } from '@vitrine/contract/learning';
import type { Game, Pace } from '@vitrine/domain/games';
import { locales, matchLocale, textIn } from '@vitrine/domain/kernel';
import type { Reader, Tx } from '../../platform/database/index.ts';
import { notFound, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { gameIn, linksOfGame, listRevisions } from '../activities/index.ts';
import * as games from '../games/index.ts';
import { creditRun } from './credit-run.ts';
import { lockEnrolments } from './enrolments.ts';
import { placeInCourse } from './place-in-course.ts';
import { recordProgress, settleEnrolment, type ProgressParts } from './record-progress.ts';
import { statusesIn } from './statuses.ts';

type Parts = ProgressParts & Pick<Platform, 'chance'>;
type Where = { courseId: string; hierarchyOrder: number; device: string };
type OneRun = Where & { runId: string };

/** Begins a run of an activity's game, or brings the one that runs to this device. Refuses as `placeInCourse`. The enrolment is held before it is read. */
export function startRun(
  parts: Parts,
  actor: Actor,
  { courseId, hierarchyOrder, device, onlyMissed, pace }: Where & { onlyMissed: boolean; pace: Pace },
): Promise<Run> {
  return parts.db.transaction(async (tx) => {
    await lockEnrolments(tx, actor, { courseIds: [courseId] });
    const { enrolment, statuses, status } = await placeInCourse(tx, actor, { courseId, hierarchyOrder });
    const found = gameIn(status.kind, status.content);
    if (!found) throw notFound();
    const { revisionId } = status;
    const run = await games.startRun(parts, tx, actor, { ...found, revisionId, device, onlyMissed, pace });
    if (!status.isStarted) {
      const seen = [{ kind: 'opened' as const, at: parts.clock.now() }];
      const begun = await recordProgress(parts, tx, actor, { enrolment, status, seen, spent: [] });
      await settleEnrolment(parts, tx, actor, { enrolment, statuses: statuses.map((one) => (one === status ? begun : one)) });
    }
    return viewOfRun(parts, tx, actor, { run, device });
  });
}

/** A run as it stands, for its member. */
export async function getRun(parts: Parts, actor: Actor, { courseId, hierarchyOrder, runId, device }: OneRun): Promise<Run> {
  const db = parts.db.write();
  const { status } = await placeInCourse(db, actor, { courseId, hierarchyOrder });
  const run = await games.getRun(db, actor, runId);
  if (gameIn(status.kind, status.content)?.gameId !== run.gameId) throw notFound();
  return viewOfRun(parts, db, actor, { run, device });
}

/** Judges moves, and moves the course on when they end the run, in one transaction. The enrolment is locked before the run, as wherever both are. */
export function makeMoves(
  parts: Parts,
  actor: Actor,
  { courseId, hierarchyOrder, runId, device, moves, isTimeOver }: OneRun & { moves: readonly Move[]; isTimeOver: boolean },
): Promise<RunAnswer> {
  return parts.db.transaction(async (tx) => {
    const enrolment = (await lockEnrolments(tx, actor, { courseIds: [courseId] })).get(courseId);
    if (!enrolment) throw notFound();
    const gameOfRun = async (run: games.RunRow) => (await gameOf(tx, actor, run)).game;
    const moved = await games.makeMoves(parts, tx, actor, { runId, device, locale: actor.locale, moves, isTimeOver, gameOfRun });
    const settled = moved.justFinished ? await settle(parts, tx, actor, { enrolment, hierarchyOrder, run: moved.run }) : enrolment;
    return {
      verdicts: moved.verdicts.map((verdict) => games.verdictView(verdict, actor.locale)),
      run: await viewOfRun(parts, tx, actor, { run: moved.run, device }),
      courseState: settled.state,
      courseProgress: settled.progress,
    };
  });
}

async function settle(
  parts: Parts,
  tx: Tx,
  actor: Actor,
  {
    enrolment,
    hierarchyOrder,
    run,
  }: { enrolment: Parameters<typeof recordProgress>[3]['enrolment']; hierarchyOrder: number; run: games.RunRow },
) {
  const statuses = await statusesIn(tx, actor, { versionId: enrolment.versionId, enrolmentId: enrolment.id });
  const status = statuses.find((one) => one.hierarchyOrder === hierarchyOrder);
  if (!status || gameIn(status.kind, status.content)?.gameId !== run.gameId) throw notFound();
  const after = await recordProgress(parts, tx, actor, { enrolment, status, seen: [], spent: [] });
  const settled = await settleEnrolment(parts, tx, actor, { enrolment, statuses: statuses.map((one) => (one === status ? after : one)) });
  await creditRun(parts, tx, actor, { run, title: textIn(status.title, matchLocale(actor.locale, locales)) });
  return settled;
}

/** The game as it was when the run began (decision D10). */
async function gameOf(db: Reader, actor: Actor, { revisionId }: games.RunRow): Promise<{ gameId: string; game: Game }> {
  const [revision] = await listRevisions(db, actor, [revisionId]);
  const found = revision && gameIn(revision.kind, revision.content);
  if (!found) throw new Error(`learning: revision ${revisionId} of a run holds no game`);
  return found;
}

async function viewOfRun(parts: Parts, db: Reader, actor: Actor, { run, device }: { run: games.RunRow; device: string }): Promise<Run> {
  const { game } = await gameOf(db, actor, run);
  const view = await games.runView(db, actor, { run, game, device, locale: actor.locale, linkTo: await linksOfGame(parts, actor, game) });
  if (!actor.hidesScore) return view;
  return { ...view, points: 0, result: view.result && { ...view.result, points: 0 } }; // no score is shown (CLI-04)
}

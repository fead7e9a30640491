/** Courses of games and people who play them, by the use-cases that people call; for tests and the demo. */
import type { ActivityDraft } from '@vitrine/contract/activities';
import * as wire from '@vitrine/contract/learning';
import type { ActivityKind } from '@vitrine/domain/activities';
import type { Game, Move } from '@vitrine/domain/games';
import type { House } from '../../../testing.ts';
import { gameIn } from '../../activities/index.ts';
import { anActivity } from '../../activities/testing.ts';
import { aCourse } from '../../catalog/testing.ts';
import { aPerson, type BuiltPerson } from '../../identity/testing.ts';
import { anEnrolment } from '../testing.ts';

export const phone = 'phone-of-a-player';
export const laptop = 'laptop-of-a-player';
const gameId = '0198c000-0000-7000-8000-00000000000a';

/** A course of one game, and a learner who is in it. The game is told as the server knows it. */
export async function aGameRoom<K extends ActivityKind>(house: House, kind: K, content: object = {}, tenantId?: string) {
  const author = await aPerson(house.platform, { roles: ['program_administrator'], ...(tenantId ? { tenantId } : {}) });
  const learner = await aPerson(house.platform, { tenantId: author.tenantId });
  const form = anActivity(kind);
  const written = { ...form, content: { ...form.content, ...content } };
  const course = await aCourse(house.platform, author.actor, { activities: [written] });
  await anEnrolment(house.platform, learner.actor, { courseId: course.id });
  return { author, learner, courseId: course.id, course, game: gameFrom(written.content) };
}

/** The game that this draft becomes. */
export function gameFrom(draft: ActivityDraft): Game {
  const found = gameIn(draft.kind, { ...draft, version: 1, gameId });
  if (!found) throw new Error(`${draft.kind} is no game`);
  return found.game;
}

const place = (courseId: string) => ({ courseId, hierarchy_order: 1 });

/** Begins a run over HTTP, or brings it here. */
export const start = (house: House, person: BuiltPerson, courseId: string, { device = phone, onlyMissed = false } = {}) =>
  house.call(person, wire.startRun, { params: place(courseId), body: { device, onlyMissed } });
/** Asks for a run over HTTP. */
export const look = (house: House, person: BuiltPerson, courseId: string, runId: string, device = phone) =>
  house.call(person, wire.getRun, { params: { ...place(courseId), runId }, query: { device } });
/** Makes moves over HTTP, numbered from `seq`. */
export const play = (
  house: House,
  person: BuiltPerson,
  { courseId, runId, moves, seq = 1, device = phone, isTimeOver = false }: Playing & { isTimeOver?: boolean },
) =>
  house.call(person, wire.makeMoves, {
    params: { ...place(courseId), runId },
    body: { device, isTimeOver, moves: moves.map((move, index) => ({ ...move, seq: seq + index, spentMs: 1_000 })) },
  });
type Playing = { courseId: string; runId: string; moves: readonly Move[]; seq?: number; device?: string };

/** The moves that solve a game without a mistake. */
export function solution(game: Game): Move[] {
  const moves: Move[] = [];
  let state = game.deal(1);
  for (let next = game.solve(state, 'pt-BR'); next && !game.isOver(state); next = game.solve(state, 'pt-BR')) {
    moves.push(next);
    const judged = game.judge(state, next, 'pt-BR');
    if (!judged) throw new Error(`${game.kind} refuses its own solution`);
    state = judged.state;
  }
  return moves;
}

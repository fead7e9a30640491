/** Runs of games in a course: begun by the server, judged move by move, and moved on with by whichever device has them. */
import { enrolmentStates } from '@vitrine/domain/learning';
import { z } from 'zod';
import { Move, MoveVerdict, Pace, Run } from '../games/index.ts';
import { endpoint, Id } from '../kernel/index.ts';

const online = { module: 'online_courses' } as const;
const oneActivity = z.object({ courseId: Id, hierarchy_order: z.coerce.number().int().min(1) });
const oneRun = oneActivity.extend({ runId: Id });
const device = z.string().min(8).max(64);

export const startRun = endpoint({
  ...online,
  method: 'POST',
  path: '/courses/:courseId/activities/:hierarchy_order/runs',
  params: oneActivity,
  /** `onlyMissed`: what was right in the last run lies there already. */
  body: z.object({ device, onlyMissed: z.boolean().default(false), pace: Pace.default('normal') }),
  answer: Run,
  refusals: ['not_enrolled', 'activity_locked', 'live_class_closed', 'sence_session_needed'],
  summary: 'Begins a run of a game, or brings the one that runs to this device',
});

export const getRun = endpoint({
  ...online,
  method: 'GET',
  path: '/courses/:courseId/activities/:hierarchy_order/runs/:runId',
  params: oneRun,
  query: z.object({ device }),
  answer: Run,
  refusals: ['not_enrolled', 'activity_locked', 'live_class_closed', 'sence_session_needed'],
  summary: 'A run of a game as it stands',
});

export const RunAnswer = z.object({
  verdicts: z.array(MoveVerdict),
  run: Run,
  courseState: z.enum(enrolmentStates),
  courseProgress: z.int(),
});
export type RunAnswer = z.infer<typeof RunAnswer>;

export const makeMoves = endpoint({
  ...online,
  method: 'POST',
  path: '/courses/:courseId/activities/:hierarchy_order/runs/:runId/moves',
  params: oneRun,
  /** `isTimeOver`: the limit ended the run on the device; what is open counts as wrong. */
  body: z.object({ device, moves: z.array(Move).max(100), isTimeOver: z.boolean().default(false) }),
  answer: RunAnswer,
  refusals: ['not_enrolled', 'sence_session_needed', 'run_elsewhere', 'run_over', 'move_out_of_order', 'move_unknown'],
  /** The number of a move makes a repeated call harmless by itself. */
  keyed: false,
  summary: 'Makes moves in a run; each is judged once, and told again as often as it is sent',
});

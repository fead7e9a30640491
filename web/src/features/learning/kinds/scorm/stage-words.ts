import { scormCompletions, scormSuccesses } from '@vitrine/domain/activities/scorm';
import { z } from 'zod/mini';

const Commit = z.object({
  session: z.string(),
  startedAt: z.string(),
  seq: z.number(),
  sco: z.string(),
  seconds: z.number(),
  isEnded: z.boolean(),
  completion: z.enum(scormCompletions),
  success: z.enum(scormSuccesses),
  score: z.nullable(z.number()),
  cmi: z.string(),
});
export type Commit = z.infer<typeof Commit>;

/** What the stage of a lesson says. The lesson itself could say it too, so nothing is taken that has another form. */
export const StageWord = z.discriminatedUnion('lesson', [
  z.object({ lesson: z.literal('ready'), commits: z.array(Commit) }),
  z.object({ lesson: z.literal('commit'), commit: Commit }),
  z.object({ lesson: z.literal('ended'), request: z.string() }),
  z.object({ lesson: z.literal('failed') }),
]);
export type StageWord = z.infer<typeof StageWord>;

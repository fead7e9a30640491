import { classVerdicts } from '@vitrine/domain/activities';
import { z } from 'zod';
import { Id } from '../kernel/index.ts';

/** What an author writes, the same for each of the three kinds: the classes of the course that it stands for; none named: all of its kind. */
export const classDraft = <K extends string>(kind: K) => z.object({ kind: z.literal(kind), classIds: z.array(Id).max(100, 'too_many') });

/** What a player gets: when and where they are, and the member's part in them, the room of classes tells. */
export const classView = <K extends string>(kind: K) =>
  z.object({ kind: z.literal(kind), classIds: z.array(Id), verdict: z.enum(classVerdicts).nullable() });

import { classVerdicts, type ClassActivityDetail } from '@vitrine/domain/activities';
import { z } from 'zod';

/** The kinds that stand for classes of their course. */
export type ClassActivityKind = 'live_class' | 'webinar' | 'presential_event';

/** Stored content of such an activity, version 1. */
export type StoredClass<K extends ClassActivityKind> = { version: 1; kind: K; classIds: string[] };

const StoredDetail = z.object({
  version: z.literal(1),
  verdict: z.enum(classVerdicts).nullable(),
}) satisfies z.ZodType<ClassActivityDetail>;

/** The parser of a kind's stored content. */
export function storedClass<K extends ClassActivityKind>(kind: K): (stored: unknown) => StoredClass<K> {
  const Stored = z.object({ version: z.literal(1), kind: z.literal(kind), classIds: z.array(z.string()) });
  return (stored) => {
    const { version, classIds } = Stored.parse(stored);
    return { version, kind, classIds };
  };
}
export const parseClassDetail = (stored: unknown): ClassActivityDetail => StoredDetail.parse(stored);

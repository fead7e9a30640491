/** One change for many people, looked at before it is made (ADM-02). */
import { bulkBelongings, bulkRefusals, bulkRoles, bulkStates, bulkVerbs } from '@vitrine/domain/people';
import { roles } from '@vitrine/domain/identity';
import { z } from 'zod';
import { endpoint, Id, Instant, pageOf, PageQuery } from '../kernel/index.ts';
import { PeopleFilter } from './people-list.ts';

export const BulkAction = z.discriminatedUnion('do', [
  z.strictObject({ do: z.enum(bulkVerbs) }),
  z.strictObject({ do: z.enum(bulkBelongings), id: Id }),
  z.strictObject({ do: z.enum(bulkRoles), role: z.enum(roles) }),
]);
export type BulkAction = z.infer<typeof BulkAction>;

/** Those of a list, all whom a filter finds, or those whom an earlier change has changed. */
export const BulkWhom = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('members'), ids: z.array(Id).min(1, 'too_few').max(1_000, 'too_many') }),
  z.strictObject({ by: z.literal('filter'), filter: PeopleFilter }),
  z.strictObject({ by: z.literal('change'), bulkId: Id }),
]);
export type BulkWhom = z.infer<typeof BulkWhom>;

export const BulkChange = z.object({
  id: Id,
  state: z.enum(bulkStates),
  action: BulkAction,
  /** Whom it would change, or has to: of them `done` are, and `meanwhile` were not any more what they had been. */
  changes: z.int(),
  same: z.int(),
  refused: z.array(z.object({ refusal: z.enum(bulkRefusals), count: z.int() })),
  done: z.int(),
  meanwhile: z.int(),
  /** The first of those whom it changes, by name. */
  names: z.array(z.string()),
  canUndo: z.boolean(),
});
export type BulkChange = z.infer<typeof BulkChange>;

const one = z.object({ bulkId: Id });

export const previewBulkChange = endpoint({
  method: 'POST',
  path: '/people/bulk',
  needs: 'people.write',
  body: z.strictObject({ whom: BulkWhom, action: BulkAction }),
  answer: BulkChange,
  refusals: ['role_above_yours'],
  summary: 'Whom one change would change, whom not and why; nothing is changed yet',
});

export const applyBulkChange = endpoint({
  method: 'POST',
  path: '/people/bulk/:bulkId/apply',
  needs: 'people.write',
  params: one,
  answer: BulkChange,
  summary: 'Makes the change for just those who were looked at',
});

export const getBulkChange = endpoint({
  method: 'GET',
  path: '/people/bulk/:bulkId',
  needs: 'people.write',
  params: one,
  answer: BulkChange,
  summary: 'How far a change has come',
});

export const BulkRow = z.object({
  id: Id,
  at: Instant,
  who: z.string(),
  action: BulkAction,
  /** The group or tag that it was about, as it is called now. */
  name: z.string().nullable(),
  state: z.enum(bulkStates),
  done: z.int(),
  canUndo: z.boolean(),
});
export type BulkRow = z.infer<typeof BulkRow>;

export const listBulkChanges = endpoint({
  method: 'GET',
  path: '/people/bulk',
  needs: 'people.write',
  query: PageQuery,
  answer: pageOf(BulkRow),
  summary: 'What was done to many at once, newest first, and what of it can be taken back',
});

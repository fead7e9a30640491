import type { Role } from '../identity/index.ts';

/** What may be done to many people at once (ADM-02). An area is no choice: somebody is in one by their country (decision 014). */
export const bulkVerbs = ['approve', 'block', 'unblock', 'log_out'] as const;
export const bulkBelongings = ['add_group', 'remove_group', 'add_tag', 'remove_tag'] as const;
export const bulkRoles = ['add_role', 'remove_role'] as const;
export type BulkAction =
  | { do: (typeof bulkVerbs)[number] }
  | { do: (typeof bulkBelongings)[number]; id: string }
  | { do: (typeof bulkRoles)[number]; role: Role };

/** Why one of many is left as they are. */
export const bulkRefusals = ['not_yourself', 'role_above_yours', 'belongs_to_other_client', 'kept_by_rule', 'last_role'] as const;
export type BulkRefusal = (typeof bulkRefusals)[number];
export const bulkStates = ['previewed', 'running', 'done', 'stopped'] as const;
export type BulkState = (typeof bulkStates)[number];

const opposites = {
  block: 'unblock',
  unblock: 'block',
  add_group: 'remove_group',
  remove_group: 'add_group',
  add_tag: 'remove_tag',
  remove_tag: 'add_tag',
  add_role: 'remove_role',
  remove_role: 'add_role',
} as const;

/** What takes an action back; null where nothing does: an approval has told people, a session is over. */
export function oppositeOf(action: BulkAction): BulkAction | null {
  if ('id' in action) return { ...action, do: opposites[action.do] };
  if ('role' in action) return { ...action, do: opposites[action.do] };
  return action.do === 'block' || action.do === 'unblock' ? { do: opposites[action.do] } : null;
}

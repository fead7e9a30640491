import { ActivityDraft, type ActivityDraftOf } from '@vitrine/contract/activities';
import type { ActivityKind } from '@vitrine/domain/activities';
import type { DemoParts } from '../store-media.ts';
import type { DemoAsk } from './demo-kind.ts';

/** What every game of the demo has unless it says otherwise. */
const frame = { points: 20, passShare: 0.7, clock: 'none', limitSeconds: 120, hints: false, shuffle: true };
/** What a kind has that the texts need not say. */
const own: Partial<Record<ActivityKind, object>> = { true_or_false: { secondsACard: 0 } };
const lists = ['cards', 'pairs', 'items', 'places', 'gaps', 'extra', 'clues'];

/** The draft of a game from the demo's texts: its things get ids, and the contract's own limits hold. */
export function demoGame(kind: ActivityKind, { platform }: DemoParts, { activity }: DemoAsk): ActivityDraft {
  const game = Object.entries(activity.game ?? {}).map(([key, value]): [string, unknown] => [
    key,
    lists.includes(key) ? withIds(value) : value,
  ]);
  return ActivityDraft.parse({ ...frame, ...own[kind], ...Object.fromEntries(game), kind });

  function withIds(value: unknown): unknown {
    if (!Array.isArray(value)) return value;
    return value.map((one: unknown) => (typeof one === 'object' && one !== null ? { id: platform.newId(), ...one } : one));
  }
}

/** The draft, known to be of this kind. */
export function draftOf<K extends ActivityKind>(kind: K, draft: ActivityDraft): ActivityDraftOf<K> {
  const isOf = (one: ActivityDraft): one is ActivityDraftOf<K> => one.kind === kind;
  if (!isOf(draft)) throw new Error(`demo: a game of another kind than ${kind}`);
  return draft;
}

import type { Thing } from '@vitrine/contract/kernel';
import type { ThingKind } from '@vitrine/domain/kernel';
import type { Actor } from '../http/index.ts';

/** By their ids, for a member: what they may see of them. By words or ids, for staff who choose: whatever is published, whoever it is for. */
export type ThingsAsked = { ids: readonly string[] } | { forStaff: { ids?: readonly string[] | undefined; words: string } };
type ThingsOf = (actor: Actor, ask: ThingsAsked) => Promise<Thing[]>;

/** Port, answered by the rooms whose things blocks name, through `app.ts`. */
export type BlockPorts = { things: Record<ThingKind, ThingsOf> };

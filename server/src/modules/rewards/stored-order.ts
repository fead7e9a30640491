import type { OrderEvent, OrderReason } from '@vitrine/domain/rewards';
import type { Selectable, Updateable } from 'kysely';
import type { DB } from '../../platform/database/types.gen.ts';

export type StoredOrder = Selectable<DB['rewards.order']>;
/** What a step writes besides the state; `columns` of the order, the words of its event, and the refused sale that caused it. */
export type Step = { event: OrderEvent; columns?: Updateable<DB['rewards.order']>; reason?: OrderReason; note?: string; saleId?: string };

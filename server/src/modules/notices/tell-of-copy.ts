import { z } from 'zod';
import type { OutboxEvent } from '../../platform/outbox/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { tell } from './tell.ts';

const Ready = z.object({ memberId: z.uuid(), copyId: z.uuid() });

type Parts = Pick<Platform, 'db' | 'clock' | 'newId' | 'publish'>;

/** Hears `identity.copy_ready`: all that is held about somebody lies ready (PRO-05), and whoever did not ask for it has to hear of it as well. */
export async function tellOfCopy(parts: Parts, { tenantId, payload }: OutboxEvent): Promise<void> {
  const { memberId, copyId } = Ready.parse(payload);
  await parts.db.transaction((tx) => tell(parts, tx, { tenantId, memberId }, { kind: 'copy_ready', facts: {}, cause: `copy ${copyId}` }));
}

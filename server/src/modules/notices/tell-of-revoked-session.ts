import { z } from 'zod';
import type { OutboxEvent } from '../../platform/outbox/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { tell } from './tell.ts';

const Revoked = z.object({ memberId: z.uuid(), familyId: z.uuid() });

type Parts = Pick<Platform, 'db' | 'clock' | 'newId' | 'publish'>;

/** Hears `identity.family_revoked`: a refresh token was used twice, so somebody else may have held it, and the person is told once. */
export async function tellOfRevokedSession(parts: Parts, { tenantId, payload }: OutboxEvent): Promise<void> {
  const { memberId, familyId } = Revoked.parse(payload);
  await parts.db.transaction((tx) =>
    tell(parts, tx, { tenantId, memberId }, { kind: 'session_revoked', facts: {}, cause: `session ${familyId}` }),
  );
}

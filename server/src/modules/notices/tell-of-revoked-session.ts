import type { OutboxEvent } from '../../platform/outbox/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { tell } from './tell.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId' | 'publish'>;

/** Hears `identity.family_revoked`: a refresh token was used twice, so somebody else may have held it, and the person is told once. */
export async function tellOfRevokedSession(parts: Parts, { tenantId, payload }: OutboxEvent): Promise<void> {
  const { memberId, familyId } = payload as { memberId: string; familyId: string }; // oxlint-disable-line typescript/no-unsafe-type-assertion -- as identity publishes it
  await parts.db.transaction((tx) =>
    tell(parts, tx, { tenantId, memberId }, { kind: 'session_revoked', facts: {}, cause: `session ${familyId}` }),
  );
}

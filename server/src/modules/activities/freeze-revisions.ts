import type { ActivityKind } from '@vitrine/domain/activities';
import type { Tx } from '../../platform/database/index.ts';
import { freezeTests } from '../assessment/index.ts';
import type { Author, WriteParts } from './kind.ts';
import { parseKind, testVersionIn } from './kinds.ts';

/** From now on these revisions, and the tests in them, never change. */
export async function freezeRevisions(
  parts: Pick<WriteParts, 'clock'>,
  tx: Tx,
  actor: Author,
  revisionIds: readonly string[],
): Promise<void> {
  if (revisionIds.length === 0) return;
  const frozen = await tx
    .updateTable('activities.revision')
    .set({ frozen_at: parts.clock.now() })
    .where('tenant_id', '=', actor.tenantId)
    .where('id', 'in', revisionIds)
    .where('frozen_at', 'is', null)
    .returning(['activity_id', 'content'])
    .execute();
  const tests = frozen.flatMap(({ content }) => testVersionIn(kindIn(content), content) ?? []);
  await freezeTests(parts, tx, actor, tests);
}

function kindIn(content: unknown): ActivityKind {
  if (typeof content !== 'object' || content === null || !('kind' in content)) throw new Error('activities: content without a kind');
  return parseKind(String(content.kind));
}

import type { ActivityDraft } from '@vitrine/contract/activities';
import type { ActivityKind } from '@vitrine/domain/activities';
import { Loading } from '@vitrine/ui';
import { Suspense } from 'react';
import { kindOf } from './kind-of.ts';

/** Whether activities of this kind can be tried while they are written. */
export const isLive = (kind: ActivityKind): boolean => kindOf<ActivityKind>(kind).Live !== undefined;

/** An activity at work, by what stands in its form. */
export function ActivityKindLive({ content }: { content: ActivityDraft }) {
  const { Live } = kindOf<ActivityKind>(content.kind);
  return Live ? (
    <Suspense fallback={<Loading shape="list" rows={3} />}>
      <Live content={content} />
    </Suspense>
  ) : null;
}

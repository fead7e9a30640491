import type { ActivityContent } from '@vitrine/contract/activities';
import type { Attempt } from '@vitrine/contract/assessment';
import type { ActivityKind } from '@vitrine/domain/activities';
import { Loading } from '@vitrine/ui';
import { Suspense } from 'react';
import { kindOf } from './kind-of.ts';

/** An activity as a learner gets it, drawn small. */
export function ActivityKindPreview(shown: { title: string; content: ActivityContent; attempt: Attempt | null }) {
  const { Preview } = kindOf<ActivityKind>(shown.content.kind);
  return (
    <Suspense fallback={<Loading shape="list" rows={3} />}>
      <Preview {...shown} />
    </Suspense>
  );
}

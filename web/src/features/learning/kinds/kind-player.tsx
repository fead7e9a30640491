import type { PlayerPage } from '@vitrine/contract/learning';
import type { ActivityKind } from '@vitrine/domain/activities';
import { Loading } from '@vitrine/ui';
import { Suspense } from 'react';
import { kindOf } from './kind-of.ts';

/** Plays whatever the activity is. */
export function KindPlayer({ page }: { page: PlayerPage }) {
  const { Player } = kindOf<ActivityKind>(page.content.kind);
  return (
    <Suspense fallback={<Loading shape="list" rows={2} />}>
      <Player page={page} content={page.content} />
    </Suspense>
  );
}

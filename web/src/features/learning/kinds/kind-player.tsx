import type { PlayerPage } from '@vitrine/contract/learning';
import type { ActivityKind } from '@vitrine/domain/activities';
import { Loading } from '@vitrine/ui';
import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';
import type { PlayerOf } from './player-of.ts';

/** A folder a kind; each is fetched when the first activity of it is opened. */
const players = {
  pdf: lazy(() => import('./pdf/pdf-player.tsx').then((chunk) => ({ default: chunk.PdfPlayer }))),
  video: lazy(() => import('./video/video-player.tsx').then((chunk) => ({ default: chunk.VideoPlayer }))),
  conventional_test: lazy(() => import('./conventional-test/test-player.tsx').then((chunk) => ({ default: chunk.TestPlayer }))),
} satisfies { [K in ActivityKind]: ComponentType<PlayerOf<K>> };

/** Plays whatever the activity is. */
export function KindPlayer({ page }: { page: PlayerPage }) {
  return (
    <Suspense fallback={<Loading shape="list" rows={2} />}>
      <Chosen page={page} />
    </Suspense>
  );
}

function Chosen({ page }: { page: PlayerPage }) {
  const { content } = page;
  switch (content.kind) {
    case 'pdf':
      return <players.pdf page={page} content={content} />;
    case 'video':
      return <players.video page={page} content={content} />;
    case 'conventional_test':
      return <players.conventional_test page={page} content={content} />;
  }
}

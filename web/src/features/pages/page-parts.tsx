import type { UseQueryResult } from '@tanstack/react-query';
import type { ShownPage } from '@vitrine/contract/pages';
import { Failed, Loading, NotFound } from '@vitrine/ui';
import { refusalCode } from '@vitrine/ui/forms';
import type { ReactNode } from 'react';
import { BlocksOfPage } from '../../shared/blocks-of-page.tsx';
import { useTabTitle } from '../../shared/page-title.tsx';

/** A page of blocks below its heading, or named by the stage that it opens with. One that is not published, or for others, looks as one that never was (NAV-11). */
export function PageOfBlocks({ found, heading }: { found: UseQueryResult<ShownPage>; heading: (title: string) => ReactNode }) {
  const isStaged = found.data?.blocks[0]?.kind === 'stage';
  if (found.isError && refusalCode(found.error) === 'not_found') return <NotFound homeHref="/home" />;
  return (
    <article aria-busy={found.isPending}>
      {found.isPending ? <Loading shape="page" /> : null}
      {found.isError && !found.data ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.data ? (
        <>
          {isStaged ? <TabTitle title={found.data.title} /> : heading(found.data.title)}
          <BlocksOfPage blocks={found.data.blocks} />
        </>
      ) : null}
    </article>
  );
}

function TabTitle({ title }: { title: string }) {
  useTabTitle(title);
  return null;
}

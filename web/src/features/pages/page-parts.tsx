import type { UseQueryResult } from '@tanstack/react-query';
import type { ShownPage } from '@vitrine/contract/pages';
import { shortLink } from '@vitrine/domain/kernel';
import { Failed, Loading, NotFound } from '@vitrine/ui';
import { Blocks } from '@vitrine/ui/blocks';
import { refusalCode } from '@vitrine/ui/forms';
import type { ReactNode } from 'react';

/** A page of blocks below its heading. One that is not published, or for others, looks as one that never was (NAV-11). */
export function PageOfBlocks({ found, heading }: { found: UseQueryResult<ShownPage>; heading: (title: string) => ReactNode }) {
  if (found.isError && refusalCode(found.error) === 'not_found') return <NotFound homeHref="/home" />;
  return (
    <article aria-busy={found.isPending}>
      {found.isPending ? <Loading shape="page" /> : null}
      {found.isError && !found.data ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.data ? (
        <>
          {heading(found.data.title)}
          <Blocks blocks={found.data.blocks} linkWords={shortLink} />
        </>
      ) : null}
    </article>
  );
}

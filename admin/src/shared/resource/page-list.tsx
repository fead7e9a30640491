import { Button, Empty, Failed, Loading } from '@vitrine/ui';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** What an infinite query tells of its pages. */
type Pages<Row> = {
  data: { pages: readonly { items: readonly Row[] }[] } | undefined;
  error: unknown;
  isPending: boolean;
  isSuccess: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
};
type PageListProps<Row> = { list: Pages<Row>; empty: ComponentProps<typeof Empty>; children: (rows: readonly Row[]) => ReactNode };

/** A list page after page, in each of its states; what is there stays when a later page fails. */
export function PageList<Row>({ list, empty, children }: PageListProps<Row>) {
  const { t } = useTranslation('resource');
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      {list.isPending ? <Loading shape="table" rows={4} /> : null}
      {list.error !== null && rows.length === 0 ? <Failed error={list.error} onRetry={() => void list.refetch()} /> : null}
      {list.isSuccess && rows.length === 0 ? <Empty {...empty} /> : null}
      {rows.length > 0 ? children(rows) : null}
      {list.hasNextPage ? (
        <Button variant="default" onClick={() => void list.fetchNextPage()} loading={list.isFetchingNextPage}>
          {t('load_more')}
        </Button>
      ) : null}
    </>
  );
}

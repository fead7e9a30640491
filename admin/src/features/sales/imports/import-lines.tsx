import { useInfiniteQuery } from '@tanstack/react-query';
import type { SalesImport } from '@vitrine/contract/sales';
import { Button, Failed, FilterChips, Loading, ScrollRegion, Table } from '@vitrine/ui';
import { useMessages } from '@vitrine/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { linesQuery } from './api.ts';
import classes from './imports.module.css';

/** The lines of a spreadsheet in its order: those that stay out with their field and their reason first. */
export function ImportLines({ one }: { one: SalesImport }) {
  const { t } = useTranslation(['sales', 'resource']);
  const { atField } = useMessages();
  const [verdict, setVerdict] = useState<'good' | 'bad'>(one.lines.bad > 0 ? 'bad' : 'good');
  const list = useInfiniteQuery(linesQuery({ importId: one.id, verdict, state: one.state }));
  const rows = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      <FilterChips
        label={t('imports.show')}
        isChoice
        filters={(['bad', 'good'] as const).map((key) => ({
          key,
          label: `${t(`imports.${key}`)} ${one.lines[key]}`,
          isActive: key === verdict,
        }))}
        onToggle={(key) => setVerdict(key === 'good' ? 'good' : 'bad')}
      />
      {list.isPending ? <Loading shape="table" rows={5} /> : null}
      {list.isError && rows.length === 0 ? <Failed error={list.error} onRetry={() => void list.refetch()} /> : null}
      {list.isSuccess && rows.length === 0 ? <p className={classes.quiet}>{t('imports.no_lines')}</p> : null}
      {rows.length > 0 ? (
        <div className={classes.paper}>
          <ScrollRegion label={t('imports.lines')}>
            <Table aria-label={t('imports.lines')}>
              <Table.Thead>
                <Table.Tr>
                  {(['line', 'seller', 'invoice', 'sku', 'reason'] as const).map((column) => (
                    <Table.Th key={column} scope="col">
                      {t(`imports.${column}`)}
                    </Table.Th>
                  ))}
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {rows.map((row) => (
                  <Table.Tr key={row.line}>
                    <Table.Td>{row.line}</Table.Td>
                    <Table.Td>{row.seller || '–'}</Table.Td>
                    <Table.Td>{row.invoiceNumber || '–'}</Table.Td>
                    <Table.Td>{row.sku || '–'}</Table.Td>
                    <Table.Td>
                      {row.field === null ? null : <b>{t(`imports.field.${row.field}`)}: </b>}
                      {row.refusal === null ? '–' : atField(row.refusal)}
                      {row.value === '' ? null : <small className={classes.when}>{row.value}</small>}
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </ScrollRegion>
        </div>
      ) : null}
      {list.hasNextPage ? (
        <Button variant="default" onClick={() => void list.fetchNextPage()} loading={list.isFetchingNextPage}>
          {t('resource:load_more')}
        </Button>
      ) : null}
    </>
  );
}

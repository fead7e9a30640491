import { useInfiniteQuery } from '@tanstack/react-query';
import type { SalesImportRow } from '@vitrine/contract/sales';
import { ConsolePanes, Link, PageHeading, ScrollRegion, Table } from '@vitrine/ui';
import { formatInstant, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../../shared/device/index.ts';
import { PageList } from '../../../shared/resource/index.ts';
import { importsQuery } from './api.ts';
import { ImportStateChip } from './import-state-chip.tsx';
import classes from './imports.module.css';
import { StartImport } from './start-import.tsx';

/** Sales from a spreadsheet: where one is sent, and what became of the earlier ones. */
export function SalesImportsScreen() {
  const { t } = useTranslation('sales');
  const list = useInfiniteQuery(importsQuery);
  return (
    <ConsolePanes
      detail={
        <div className={classes.stack}>
          <PageHeading title={t('imports.title')} hint={t('imports.hint')} backHref="/audit" />
          <StartImport />
          <PageList list={list} empty={{ title: t('imports.empty.title'), hint: t('imports.empty.hint') }}>
            {(rows) => <ImportsTable rows={rows} />}
          </PageList>
        </div>
      }
    />
  );
}

function ImportsTable({ rows }: { rows: readonly SalesImportRow[] }) {
  const { t, i18n } = useTranslation('sales');
  const locale = matchLocale(i18n.language);
  return (
    <div className={classes.paper}>
      <ScrollRegion label={t('imports.list')}>
        <Table aria-label={t('imports.list')}>
          <Table.Thead>
            <Table.Tr>
              {(['file', 'campaign', 'state', 'who'] as const).map((column) => (
                <Table.Th key={column} scope="col">
                  {t(`imports.column.${column}`)}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Table.Tr key={row.id}>
                <Table.Td>
                  <Link href={`/sales-imports/${row.id}`} className={classes.file ?? ''}>
                    {row.fileName}
                  </Link>
                </Table.Td>
                <Table.Td>{row.campaignName}</Table.Td>
                <Table.Td>
                  <ImportStateChip state={row.state} />
                </Table.Td>
                <Table.Td>
                  {row.who}
                  <small className={classes.when}>{formatInstant(row.createdAt, deviceZone(), locale)}</small>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollRegion>
    </div>
  );
}

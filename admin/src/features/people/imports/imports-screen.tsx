import { useInfiniteQuery } from '@tanstack/react-query';
import type { ImportRow } from '@vitrine/contract/people';
import { ConsolePanes, Link, PageHeading, Table } from '@vitrine/ui';
import { formatInstant, formatNumber, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../../shared/device/index.ts';
import { PageList } from '../../../shared/resource/index.ts';
import { PeopleTabs } from '../people-tabs.tsx';
import { importsQuery } from './api.ts';
import { ImportStateChip } from './import-state-chip.tsx';
import classes from './imports.module.css';
import { StartImport } from './start-import.tsx';

/** People from a spreadsheet: where one is sent, and what became of the earlier ones (ADM-02). */
export function ImportsScreen() {
  const { t } = useTranslation('people');
  const list = useInfiniteQuery(importsQuery);
  return (
    <ConsolePanes
      header={<PeopleTabs />}
      detail={
        <div className={classes.stack}>
          <PageHeading title={t('people_imports.title')} hint={t('imports.hint')} />
          <StartImport />
          <PageList list={list} empty={{ title: t('imports.empty.title'), hint: t('imports.empty.hint') }}>
            {(rows) => <ImportsTable rows={rows} />}
          </PageList>
        </div>
      }
    />
  );
}

function ImportsTable({ rows }: { rows: readonly ImportRow[] }) {
  const { t, i18n } = useTranslation('people');
  const locale = matchLocale(i18n.language);
  return (
    <div className={classes.paper}>
      <Table.ScrollContainer minWidth={560}>
        <Table aria-label={t('people_imports.title')}>
          <Table.Thead>
            <Table.Tr>
              {(['file', 'state', 'created', 'changed', 'who'] as const).map((column) => (
                <Table.Th key={column} scope="col">
                  {t(`imports.list.${column}`)}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Table.Tr key={row.id}>
                <Table.Td>
                  <Link href={`/people-imports/${row.id}`} className={classes.file}>
                    {row.fileName}
                  </Link>
                </Table.Td>
                <Table.Td>
                  <ImportStateChip state={row.state} />
                </Table.Td>
                <Table.Td>{formatNumber(row.created, locale)}</Table.Td>
                <Table.Td>{formatNumber(row.changed, locale)}</Table.Td>
                <Table.Td>
                  {row.who}
                  <small className={classes.when}>{formatInstant(row.createdAt, deviceZone(), locale)}</small>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </div>
  );
}

import { useInfiniteQuery } from '@tanstack/react-query';
import type { BulkRow } from '@vitrine/contract/people';
import { Button, ConsolePanes, PageHeading, Table } from '@vitrine/ui';
import { formatInstant, formatNumber, matchLocale } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../../shared/device/index.ts';
import { PageList } from '../../../shared/resource/index.ts';
import { PeopleTabs } from '../people-tabs.tsx';
import { bulkListQuery } from './api.ts';
import { UndoBulkDialog } from './bulk-dialog.tsx';
import classes from '../imports/imports.module.css';

/** What was done to many at once, each with its way back (ADM-02). */
export function BulkListScreen() {
  const { t } = useTranslation('people');
  const list = useInfiniteQuery(bulkListQuery);
  return (
    <ConsolePanes
      header={<PeopleTabs />}
      detail={
        <div className={classes.stack}>
          <PageHeading title={t('people_bulk.title')} hint={t('people_bulk.hint')} />
          <PageList
            list={list}
            empty={{
              title: t('people_bulk.empty_title'),
              hint: t('people_bulk.empty_hint'),
              next: { label: t('people_bulk.to_people'), href: '/people' },
            }}
          >
            {(rows) => <BulkTable rows={rows} onChanged={() => void list.refetch()} />}
          </PageList>
        </div>
      }
    />
  );
}

function BulkTable({ rows, onChanged }: { rows: readonly BulkRow[]; onChanged: () => void }) {
  const { t, i18n } = useTranslation('people');
  const locale = matchLocale(i18n.language);
  const [undoing, setUndoing] = useState<BulkRow | undefined>();
  const said = ({ action, name }: BulkRow) =>
    [t(`bulk.do.${action.do}`), name ?? ('role' in action ? t(`people.choice.roles.${action.role}`) : '')].filter(Boolean).join(': ');
  return (
    <div className={classes.paper}>
      <Table.ScrollContainer minWidth={560}>
        <Table aria-label={t('people_bulk.title')}>
          <Table.Thead>
            <Table.Tr>
              {(['what', 'done', 'who'] as const).map((column) => (
                <Table.Th key={column} scope="col">
                  {t(`people_bulk.${column}`)}
                </Table.Th>
              ))}
              <Table.Th scope="col">
                <span className="visually-hidden">{t('people_bulk.undo')}</span>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Table.Tr key={row.id}>
                <Table.Td>
                  {said(row)}
                  {row.state === 'done' ? null : <small className={classes.when}>{t(`people_bulk.state.${row.state}`)}</small>}
                </Table.Td>
                <Table.Td>{formatNumber(row.done, locale)}</Table.Td>
                <Table.Td>
                  {row.who}
                  <small className={classes.when}>{formatInstant(row.at, deviceZone(), locale)}</small>
                </Table.Td>
                <Table.Td>
                  {row.canUndo ? (
                    <Button
                      variant="default"
                      size="sm"
                      aria-label={t('people_bulk.undo_of', { what: said(row) })}
                      onClick={() => setUndoing(row)}
                    >
                      {t('people_bulk.undo')}
                    </Button>
                  ) : row.state === 'running' ? null : (
                    <small className={classes.when}>{t(row.done === 0 ? 'people_bulk.none_done' : 'people_bulk.no_undo')}</small>
                  )}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {undoing ? (
        <UndoBulkDialog
          change={undoing}
          title={t('people_bulk.undo_of', { what: said(undoing) })}
          onClose={() => {
            setUndoing(undefined);
            onChanged();
          }}
        />
      ) : null}
    </div>
  );
}

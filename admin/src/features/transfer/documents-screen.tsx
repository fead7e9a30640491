import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { askRelease, confirmRelease, listDocuments, withdrawRelease, type UsedDocument } from '@vitrine/contract/transfer';
import { documentStates } from '@vitrine/domain/transfer';
import { Button, ScrollRegion, showToast, StateChip, Table } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { formatInstant, formatPoints, matchLocale } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../shared/device/index.ts';
import { WhyDialog } from '../../shared/why-dialog.tsx';
import { ListScreen } from './list-screen.tsx';
import classes from './transfer.module.css';

/** Documents that accounts used at the partner; two administrators let one go (TRF-01, decision D33). */
export function DocumentsScreen() {
  const { t } = useTranslation('transfer');
  return (
    <ListScreen
      name="documents"
      states={documentStates}
      labelOf={(state) => t(`documents.state.${state}`)}
      read={(query) => call(listDocuments, { query })}
    >
      {(rows) => <Documents rows={rows} />}
    </ListScreen>
  );
}

function Documents({ rows }: { rows: readonly UsedDocument[] }) {
  const { t } = useTranslation('transfer');
  const queries = useQueryClient();
  const [asking, setAsking] = useState<UsedDocument>();
  return (
    <>
      <ScrollRegion label={t('tabs.documents')}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('column.person')}</Table.Th>
              <Table.Th>{t('column.used')}</Table.Th>
              <Table.Th data-number>{t('column.points')}</Table.Th>
              <Table.Th>{t('column.state')}</Table.Th>
              <Table.Th>{t('column.release')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Row key={row.id} row={row} onAsk={() => setAsking(row)} />
            ))}
          </Table.Tbody>
        </Table>
      </ScrollRegion>
      {asking ? (
        <WhyDialog
          title={t('release.title', { name: asking.name })}
          words={{ why: t('release.why'), hint: t('release.hint'), verb: t('release.ask'), done: t('release.asked') }}
          send={(why) => call(askRelease, { params: { documentId: asking.id }, body: { why } })}
          onDone={() => queries.invalidateQueries({ queryKey: ['transfer'] })}
          onClose={() => setAsking(undefined)}
        />
      ) : null}
    </>
  );
}

const chips = { used: 'quiet', release_asked: 'audit', released: 'earned' } as const;

function Row({ row, onAsk }: { row: UsedDocument; onAsk: () => void }) {
  const { t, i18n } = useTranslation('transfer');
  const locale = matchLocale(i18n.language);
  const { name, ending, usedAt, points, sent, state, asked, released, can } = row;
  return (
    <Table.Tr>
      <Table.Td>
        {name}
        <small className={classes.under}>{ending === '' ? t('forgotten') : t('ending', { ending })}</small>
      </Table.Td>
      <Table.Td>{formatInstant(usedAt, deviceZone(), locale)}</Table.Td>
      <Table.Td data-number>
        {formatPoints(points, locale)}
        <small className={classes.under}>{t('sent', { count: sent })}</small>
      </Table.Td>
      <Table.Td>
        <StateChip state={chips[state]}>{t(`documents.one.${state}`)}</StateChip>
      </Table.Td>
      <Table.Td>
        {asked ? (
          <p className={classes.told}>
            {t('release.by', { name: asked.by })}
            <small className={classes.under}>{asked.why}</small>
          </p>
        ) : null}
        {released ? (
          <p className={classes.told}>{released.by === '' ? t('release.unused') : t('release.done_by', { name: released.by })}</p>
        ) : null}
        {can.askRelease ? (
          <Button variant="subtle" aria-label={t('release.ask_of', { name })} onClick={onAsk}>
            {t('release.ask')}
          </Button>
        ) : null}
        {can.confirmRelease ? <Decide row={row} what="confirm" /> : null}
        {can.withdrawRelease ? <Decide row={row} what="withdraw" /> : null}
        {state === 'release_asked' && !can.confirmRelease ? <small className={classes.under}>{t('release.second')}</small> : null}
      </Table.Td>
    </Table.Tr>
  );
}

function Decide({ row: { id, name }, what }: { row: UsedDocument; what: 'confirm' | 'withdraw' }) {
  const { t } = useTranslation('transfer');
  const { atForm } = useMessages();
  const queries = useQueryClient();
  const decide = useMutation({
    mutationFn: () => call(what === 'confirm' ? confirmRelease : withdrawRelease, { params: { documentId: id } }),
    onSuccess: () => showToast({ text: t(what === 'confirm' ? 'release.confirmed' : 'release.withdrawed') }),
    onError: (error) => showToast({ text: atForm(refusalCode(error)) }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['transfer'] }),
  });
  return (
    <Button
      variant={what === 'confirm' ? 'light' : 'subtle'}
      aria-label={t(`release.${what}_of`, { name })}
      loading={decide.isPending}
      onClick={() => decide.mutate()}
    >
      {t(`release.${what}`)}
    </Button>
  );
}

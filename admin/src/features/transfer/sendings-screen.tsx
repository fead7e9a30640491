import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callFile } from '@vitrine/client';
import { askPartner, exportSendings, listSendings, type SendingRow } from '@vitrine/contract/transfer';
import { sendingStates } from '@vitrine/domain/transfer';
import { Button, ScrollRegion, showToast, StateChip, Table } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { formatDay, formatInstant, formatPoints, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../shared/console-routes.ts';
import { deviceZone } from '../../shared/device/index.ts';
import { ExportMenu } from '../../shared/export/index.ts';
import { ListScreen } from './list-screen.tsx';
import classes from './transfer.module.css';

/** Who sent what and what the partner said; what is held is asked after on the spot (TRF-03). */
export function SendingsScreen() {
  const { t } = useTranslation('transfer');
  return (
    <ListScreen
      name="sendings"
      states={sendingStates}
      labelOf={(state) => t(`sendings.state.${state}`)}
      read={(query) => call(listSendings, { query })}
      menu={({ search, state }) => (
        <ExportMenu
          name="sendings"
          fetchExport={(format) =>
            callFile(exportSendings, { query: { format, ...(search ? { search } : {}), ...(state ? { state } : {}) } })
          }
        />
      )}
    >
      {(rows) => <Sendings rows={rows} />}
    </ListScreen>
  );
}

function Sendings({ rows }: { rows: readonly SendingRow[] }) {
  const { t } = useTranslation('transfer');
  return (
    <ScrollRegion label={t('tabs.sendings')}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('column.person')}</Table.Th>
            <Table.Th data-number>{t('column.points')}</Table.Th>
            <Table.Th>{t('column.state')}</Table.Th>
            <Table.Th>{t('column.sent')}</Table.Th>
            <Table.Th>{t('column.use_until')}</Table.Th>
            <Table.Th>{t('column.partner')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </Table.Tbody>
      </Table>
    </ScrollRegion>
  );
}

const chips = { held: 'held', sent: 'earned', returned: 'quiet' } as const;

function Row({ row }: { row: SendingRow }) {
  const { t, i18n } = useTranslation('transfer');
  const locale = matchLocale(i18n.language);
  const zone = deviceZone();
  const { name, ending, points, state, madeAt, useUntil, asked, lastAnswer, nextAskAt, reason } = row;
  const told =
    state === 'held'
      ? nextAskAt === null
        ? t('asked', { count: asked })
        : t('asked_next', { count: asked, at: formatInstant(nextAskAt, zone, locale) })
      : reason === null
        ? ''
        : t(`reason.${reason}`);
  return (
    <Table.Tr>
      <Table.Td>
        {name}
        <small className={classes.under}>{ending === '' ? '' : t('ending', { ending })}</small>
      </Table.Td>
      <Table.Td data-number>{formatPoints(points, locale)}</Table.Td>
      <Table.Td>
        <StateChip state={chips[state]}>{t(`sendings.one.${state}`)}</StateChip>
      </Table.Td>
      <Table.Td>{formatInstant(madeAt, zone, locale)}</Table.Td>
      <Table.Td>{useUntil === null ? '' : formatDay(useUntil, locale, 'short', 0)}</Table.Td>
      <Table.Td>
        {told}
        {state === 'held' && lastAnswer !== null ? <small className={classes.under}>{t(`answer.${answerOf(lastAnswer)}`)}</small> : null}
        {state === 'held' ? <AskNow row={row} /> : null}
      </Table.Td>
    </Table.Tr>
  );
}

const answerOf = (said: string) => (said === 'pending' || said === 'missing' ? said : 'unknown');

function AskNow({ row: { id, name } }: { row: SendingRow }) {
  const { t } = useTranslation('transfer');
  const { atForm } = useMessages();
  const queries = useQueryClient();
  const ask = useMutation({
    mutationFn: () => call(askPartner, { params: { sendingId: id } }),
    onSuccess: ({ state }) => showToast({ text: t(`said.${state}`) }),
    onError: (error) => showToast({ text: atForm(refusalCode(error)) }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['transfer'] }),
  });
  if (!useMay('transfer.release')) return null;
  return (
    <Button variant="subtle" aria-label={t('ask_of', { name })} loading={ask.isPending} onClick={() => ask.mutate()}>
      {t('ask')}
    </Button>
  );
}

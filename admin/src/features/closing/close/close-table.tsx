import type { CampaignClose, CloseFigures } from '@vitrine/contract/closing';
import { Card, Table } from '@vitrine/ui';
import { formatNumber, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import classes from '../closing.module.css';

const rows: readonly { key: string; of: (figures: CloseFigures) => number; detail?: (figures: CloseFigures) => number }[] = [
  { key: 'expiring', of: ({ expiring }) => expiring.points, detail: ({ expiring }) => expiring.accounts },
  { key: 'held', of: ({ held }) => held.points, detail: ({ held }) => held.orders },
  { key: 'kept', of: ({ kept }) => kept },
  { key: 'fallen', of: ({ fallen }) => fallen },
  { key: 'requests', of: ({ requests }) => requests },
  { key: 'archived', of: ({ archived }) => archived },
  { key: 'debts', of: ({ debts }) => debts.points, detail: ({ debts }) => debts.accounts },
];

/** What the close was to do beside what it did: both have to be the same. */
export function CloseTable({ close: { simulation, soFar, stage } }: { close: CampaignClose }) {
  const { t, i18n } = useTranslation('closing');
  const count = (value: number) => formatNumber(value, matchLocale(i18n.language));
  return (
    <Card label={t('table.title')} className={classes.card ?? ''}>
      <h2>{t('table.title')}</h2>
      <Table aria-label={t('table.title')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('table.what')}</Table.Th>
            <Table.Th scope="col" ta="end">
              {t('table.simulation')}
            </Table.Th>
            {soFar ? (
              <>
                <Table.Th scope="col" ta="end">
                  {t('table.so_far')}
                </Table.Th>
                <Table.Th scope="col" ta="end">
                  {t('table.check')}
                </Table.Th>
              </>
            ) : null}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ key, of, detail }) => (
            <Table.Tr key={key}>
              <Table.Td>
                <b>{t(`figure.${key}.name`)}</b>
                <small>{t(`figure.${key}.hint`, { count: detail?.(simulation) ?? 0 })}</small>
              </Table.Td>
              <Table.Td ta="end">{count(of(simulation))}</Table.Td>
              {soFar ? (
                <>
                  <Table.Td ta="end">
                    <b>{count(of(soFar))}</b>
                  </Table.Td>
                  <Table.Td ta="end">
                    {of(soFar) === of(simulation) ? (
                      <span className={classes.gain}>{t('table.same')}</span>
                    ) : stage === 'closing' ? (
                      t('table.going')
                    ) : (
                      <span className={classes.loss}>{t('table.differs')}</span>
                    )}
                  </Table.Td>
                </>
              ) : null}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Card>
  );
}

import type { Simulation } from '@vitrine/contract/closing';
import { Card, ScrollRegion, StateChip, Table } from '@vitrine/ui';
import { formatNumber, formatPoints, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import classes from '../closing.module.css';

type Props = { simulation: Simulation; result: NonNullable<Simulation['result']> };

/** What a simulation found: the cost first, then rules, stores and people. */
export function Result({ simulation: { seconds, number, pastName }, result }: Props) {
  const { t, i18n } = useTranslation('closing');
  const locale = matchLocale(i18n.language);
  const count = (value: number) => formatNumber(value, locale);
  const cost = result.points.after - result.points.before;
  const share = result.points.before === 0 ? 0 : Math.round((1_000 * cost) / result.points.before) / 10;
  const isProved = result.differences === 0 && result.published === result.ledger;
  const most = Math.max(1, ...result.spread.map(({ people }) => people));
  return (
    <>
      <section className={classes.figures} aria-label={t('result.title', { number, name: pastName })}>
        <Card className={classes.card ?? ''}>
          <small>{t('result.cost')}</small>
          <p className={classes.big}>
            {count(result.points.after)}{' '}
            <small>{t('result.change', { points: formatPoints(cost, locale, true), share: formatNumber(share, locale, 1) })}</small>
          </p>
        </Card>
        {(['winners', 'losers', 'equal'] as const).map((key) => (
          <Card key={key} className={classes.card ?? ''}>
            <small>{t(`result.${key}`)}</small>
            <p className={classes.big} data-testid={key}>
              <span className={key === 'winners' ? classes.gain : key === 'losers' ? classes.loss : undefined}>{count(result[key])}</span>
            </p>
          </Card>
        ))}
        <p className={classes.proof} data-wrong={isProved ? undefined : true}>
          {t(isProved ? 'result.proved' : 'result.differs', { differences: count(result.differences), lines: count(result.lines) })}
        </p>
      </section>
      <p className={classes.facts}>
        <StateChip state="quiet">{t('step.nothing_written')}</StateChip>{' '}
        {t('result.facts', { lines: count(result.lines), people: count(result.people), seconds: formatNumber(seconds ?? 0, locale, 1) })}
      </p>
      <div className={classes.columns}>
        <Card label={t('result.rules')} className={classes.card ?? ''}>
          <h2>{t('result.rules')}</h2>
          {result.products.length === 0 ? <p>{t('result.no_rules')}</p> : null}
          <ul className={classes.sums}>
            {result.products.slice(0, 12).map(({ id, name, was, now, quantity, before, after }) => (
              <li key={id}>
                <b>{name}</b> {t('result.was_now', { was: count(was), now: count(now) })}
                <small>{t('result.sold', { quantity: count(quantity), points: formatPoints(after - before, locale, true) })}</small>
              </li>
            ))}
          </ul>
        </Card>
        <Card label={t('result.stores')} className={classes.card ?? ''}>
          <h2>{t('result.stores')}</h2>
          <ScrollRegion label={t('result.stores')}>
            <Table aria-label={t('result.stores')}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th scope="col">{t('result.store')}</Table.Th>
                  <Table.Th scope="col" ta="end">
                    {t('result.before')}
                  </Table.Th>
                  <Table.Th scope="col" ta="end">
                    {t('result.after')}
                  </Table.Th>
                  <Table.Th scope="col" ta="end">
                    {t('result.difference')}
                  </Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {result.stores.slice(0, 30).map(({ id, name, people, before, after }) => (
                  <Table.Tr key={id}>
                    <Table.Td>
                      {name}
                      <small>{t('result.people', { count: people })}</small>
                    </Table.Td>
                    <Table.Td ta="end">{count(before)}</Table.Td>
                    <Table.Td ta="end">{count(after)}</Table.Td>
                    <Table.Td ta="end" className={after > before ? classes.gain : after < before ? classes.loss : undefined}>
                      {formatPoints(after - before, locale, true)}
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </ScrollRegion>
        </Card>
        <Card label={t('result.persons')} className={classes.card ?? ''}>
          <h2>{t('result.persons')}</h2>
          <p className={classes.bars} aria-hidden>
            {result.spread.map(({ from, people }) => (
              <i key={from} data-sign={from < 0 ? 'loss' : from > 0 ? 'gain' : 'same'} style={{ height: `${(100 * people) / most}%` }} />
            ))}
          </p>
          <ul className="visually-hidden">
            {result.spread.map(({ from, people }) => (
              <li key={from}>{t('result.bar', { points: formatPoints(from, locale, true), people: count(people) })}</li>
            ))}
          </ul>
          {result.levels.length > 0 ? (
            <dl className={classes.sums}>
              {result.levels.map(({ rank, name, before, after }) => (
                <div key={rank}>
                  <dt>{name}</dt>
                  <dd>{t('result.was_now', { was: count(before), now: count(after) })}</dd>
                </div>
              ))}
            </dl>
          ) : null}
          {result.losing.length > 0 ? (
            <>
              <h2>{t('result.losing')}</h2>
              <ul className={classes.sums}>
                {result.losing.slice(0, 8).map(({ memberId, name, points }) => (
                  <li key={memberId}>
                    {name} <b className={classes.loss}>{formatPoints(points, locale, true)}</b>
                  </li>
                ))}
              </ul>
            </>
          ) : null}
        </Card>
      </div>
    </>
  );
}

import { useInfiniteQuery } from '@tanstack/react-query';
import { call, callFile } from '@vitrine/client';
import { exportArrivals, listArrivals, type Arrival } from '@vitrine/contract/events';
import { Button, Failed, Loading, ProgressBar, Tabs } from '@vitrine/ui';
import { formatNumber, matchLocale } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExportMenu } from '../../shared/export/index.ts';
import { IconUserSearch } from '../../shared/icons.ts';
import { ArrivalRow } from './arrival-row.tsx';
import { CodeWindow } from './code-window.tsx';
import classes from './door.module.css';
import { MarkDialog } from './mark-dialog.tsx';
import { RenewCode } from './renew-code.tsx';
import { UndoDialog } from './undo-dialog.tsx';

/** Often enough that who stands at the door sees themselves come in. */
const lookEveryMs = 4_000;
const tabs = ['arrived', 'missing', 'to_check', 'undone'] as const satisfies readonly Arrival['state'][];

/** Who came, who is missing, and late scans that wait for a word; as it happens. */
export function ArrivalsPane({ eventId, isOpen }: { eventId: string; isOpen: boolean }) {
  const { t, i18n } = useTranslation('events');
  const locale = matchLocale(i18n.language);
  const [tab, setTab] = useState<(typeof tabs)[number]>('arrived');
  const [isMarking, setMarking] = useState(false);
  const [undoing, setUndoing] = useState<Arrival>();
  const found = useInfiniteQuery({
    queryKey: ['events', 'arrivals', eventId, tab],
    queryFn: ({ pageParam }) =>
      call(listArrivals, { params: { eventId }, query: { tab, ...(pageParam === '' ? {} : { after: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchInterval: lookEveryMs,
    placeholderData: (before) => before,
  });
  const counts = found.data?.pages[0]?.counts ?? { arrived: 0, missing: 0, to_check: 0, undone: 0 };
  const items = found.data?.pages.flatMap((page) => page.items) ?? [];
  const awaited = counts.arrived + counts.missing;
  return (
    <section className={classes.pane} aria-label={t('door.arrivals')}>
      <header>
        <p className={classes.count} role="status">
          <b>{formatNumber(counts.arrived, locale)}</b> {t('door.of', { count: awaited })}
        </p>
        <span className={classes.live} data-off={found.isError || undefined}>
          {t(found.isError ? 'door.offline' : 'door.live')}
        </span>
        <ExportMenu
          name="event-arrivals"
          label={t('door.export')}
          fetchExport={(format) => callFile(exportArrivals, { params: { eventId }, query: { format, tab } })}
        />
      </header>
      <ProgressBar value={awaited === 0 ? 0 : counts.arrived / awaited} label={t('door.arrived_share')} tone="reward" />
      <Tabs
        className={classes.people}
        value={tab}
        onChange={(value) => setTab(tabs.find((one) => one === value) ?? 'arrived')}
        keepMounted={false}
      >
        <Tabs.List aria-label={t('door.arrivals')}>
          {tabs.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`door.tab.${one}`, { count: counts[one] })}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={tab}>
          {found.isPending ? <Loading shape="list" rows={5} /> : null}
          {found.isError && !found.data ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
          {found.isSuccess && items.length === 0 ? <p className={classes.none}>{t(`door.none.${tab}`)}</p> : null}
          <ul>
            {items.map((arrival) => (
              <ArrivalRow key={arrival.memberId} eventId={eventId} arrival={arrival} onUndo={() => setUndoing(arrival)} />
            ))}
          </ul>
          {found.hasNextPage ? (
            <Button variant="default" loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
              {t('guests.more')}
            </Button>
          ) : null}
        </Tabs.Panel>
      </Tabs>
      <footer>
        {isOpen ? (
          <>
            <Button variant="default" leftSection={<IconUserSearch size={20} stroke={1.75} aria-hidden />} onClick={() => setMarking(true)}>
              {t('mark.open')}
            </Button>
            <RenewCode eventId={eventId} />
            <CodeWindow eventId={eventId} />
          </>
        ) : null}
      </footer>
      {isMarking ? <MarkDialog eventId={eventId} onClose={() => setMarking(false)} /> : null}
      {undoing ? <UndoDialog eventId={eventId} arrival={undoing} onClose={() => setUndoing(undefined)} /> : null}
    </section>
  );
}

import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { callShows, listPackageCalls, type PackageCall } from '@vitrine/contract/learning';
import { Button, Facts, Failed, Loading, NativeSelect } from '@vitrine/ui';
import { formatClock, formatInstant, matchLocale } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../../shared/device/index.ts';
import classes from '../learning.module.css';

type PackageCallsProps = { activityId: string; memberId: string };
const isShow = (value: string): value is (typeof callShows)[number] => callShows.some((show) => show === value);

/** Every commit of a person's sessions with a package: when, in which session, what was told and what it set. For whoever asks why it was not counted. */
export function PackageCalls({ activityId, memberId }: PackageCallsProps) {
  const { t } = useTranslation('learning');
  const [show, setShow] = useState<(typeof callShows)[number]>('all');
  const [lesson, setLesson] = useState('');
  const found = useInfiniteQuery({
    queryKey: ['learning', 'packages', activityId, 'calls', memberId, show, lesson],
    queryFn: ({ pageParam }) =>
      call(listPackageCalls, {
        params: { activityId, memberId },
        query: { limit: 50, show, ...(lesson === '' ? {} : { lesson }), ...(pageParam === '' ? {} : { after: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
  });
  if (found.isError && !found.data) return <Failed error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <Loading shape="form" rows={5} />;
  const [first] = found.data.pages;
  const items = found.data.pages.flatMap((page) => page.items);
  return (
    <section className={classes.pane} aria-label={first?.fullName}>
      <h2>{first?.fullName}</h2>
      <div className={classes.row}>
        <NativeSelect
          label={t('calls.show')}
          value={show}
          data={callShows.map((value) => ({ value, label: t(`calls.shows.${value}`) }))}
          onChange={({ currentTarget: { value } }) => setShow(isShow(value) ? value : 'all')}
        />
        {first && first.lessons.length > 1 ? (
          <NativeSelect
            label={t('calls.lesson')}
            value={lesson}
            data={[{ value: '', label: t('calls.all_lessons') }, ...first.lessons.map((one) => ({ value: one, label: one }))]}
            onChange={({ currentTarget: { value } }) => setLesson(value)}
          />
        ) : null}
      </div>
      {items.length === 0 ? <p>{t(first?.lessons.length === 0 ? 'calls.none' : 'calls.none_such')}</p> : null}
      {items.map((one) => (
        <OneCall key={one.id} one={one} />
      ))}
      {found.hasNextPage ? (
        <Button variant="default" loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {t('calls.more')}
        </Button>
      ) : null}
    </section>
  );
}

function OneCall({ one }: { one: PackageCall }) {
  const { t, i18n } = useTranslation('learning');
  const locale = matchLocale(i18n.language);
  const { seq, lesson, seconds, isEnded, completion, success, score, device, session, run } = one;
  const state = t(`calls.success.${success}`, { completion: t(`calls.completion.${completion}`) });
  return (
    <details className={classes.attempt}>
      <summary>
        <span>
          {t('calls.one', { seq, lesson, at: formatInstant(one.clientTime, deviceZone(), locale) })}
          {isEnded ? <small> {t('calls.ended')}</small> : null}
        </span>
        <b>{score === null ? state : `${state} · ${score}`}</b>
      </summary>
      <Facts
        rows={[
          { term: t('calls.received'), value: formatInstant(one.receivedAt, deviceZone(), locale) },
          { term: t('calls.spent'), value: formatClock(seconds) },
          { term: t('calls.device'), value: device },
          { term: t('calls.session'), value: run > 1 ? `${session} · ${t('run', { number: run })}` : session },
        ]}
      />
      {one.set.length === 0 ? <p className={classes.quiet}>{t('calls.nothing_set')}</p> : null}
      <ol>
        {one.set.map(({ element, value }) => (
          <li key={element}>
            <code>{element}</code>
            <span className={classes.value}>{value}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}

import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callFile } from '@vitrine/client';
import { exportGuests, listGuests, withdrawInvitation } from '@vitrine/contract/events';
import { Button, Card, Failed, Loading, showToast } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { useTranslation } from 'react-i18next';
import { ExportMenu } from '../../shared/export/index.ts';
import { guestsKey } from './events.tsx';
import classes from './events.module.css';

/** Who is invited or comes, by name, and a way to take an invitation back. */
export function Guests({ eventId, mayWithdraw }: { eventId: string; mayWithdraw: boolean }) {
  const { t } = useTranslation('events');
  const { atForm } = useMessages();
  const queries = useQueryClient();
  const found = useInfiniteQuery({
    queryKey: guestsKey(eventId),
    queryFn: ({ pageParam }) => call(listGuests, { params: { eventId }, query: pageParam === '' ? {} : { after: pageParam } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
  const withdraw = useMutation({
    mutationFn: (memberId: string) => call(withdrawInvitation, { params: { eventId, memberId } }),
    onSuccess: () => showToast({ text: t('guests.withdrawn') }),
    onError: (error) => showToast({ text: atForm(refusalCode(error)) }),
    onSettled: () => queries.invalidateQueries({ queryKey: guestsKey(eventId) }),
  });
  const items = found.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Card label={t('guests.title')} className={classes.list ?? ''}>
      <div className={classes.head}>
        <h3>{t('guests.title')}</h3>
        <ExportMenu
          name="event-guests"
          label={t('guests.export')}
          fetchExport={(format) => callFile(exportGuests, { params: { eventId }, query: { format } })}
        />
      </div>
      {found.isPending ? <Loading shape="list" rows={2} /> : null}
      {found.isError && !found.data ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.isSuccess && items.length === 0 ? <p>{t('guests.none')}</p> : null}
      <ul>
        {items.map(({ memberId, name, invitedBy, answer }) => (
          <li key={memberId}>
            <span>
              {name}
              <small>{invitedBy === null ? t('guests.by_themselves') : t('guests.invited_by', { name: invitedBy })}</small>
            </span>
            <small>{t(`guests.answer.${answer}`)}</small>
            {mayWithdraw ? (
              <Button variant="subtle" aria-label={t('guests.withdraw_of', { name })} onClick={() => withdraw.mutate(memberId)}>
                {t('guests.withdraw')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {found.hasNextPage ? (
        <Button variant="default" loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {t('guests.more')}
        </Button>
      ) : null}
    </Card>
  );
}

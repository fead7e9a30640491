import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, ConsolePanes, Empty, Failed, Loading, PageHeading, showToast } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { formatInstant, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../shared/device/index.ts';
import { endMute, mutesQuery } from './api.ts';
import classes from './forum.module.css';
import { ForumTabs } from './forum-tabs.tsx';

/** Who may not write in the forum now, why and until when, and a way to let them (ADM-07). */
export function MutesScreen() {
  const { t, i18n } = useTranslation('forum');
  const { atForm } = useMessages();
  const queries = useQueryClient();
  const at = (instant: string) => formatInstant(instant, deviceZone(), matchLocale(i18n.language));
  const found = useQuery(mutesQuery);
  const items = found.data?.items ?? [];
  const end = useMutation({
    mutationFn: (memberId: string) => endMute(memberId),
    onSuccess: () => showToast({ text: t('mute.ended') }),
    onError: (error) => showToast({ text: atForm(refusalCode(error)) }),
    onSettled: () => queries.invalidateQueries({ queryKey: mutesQuery.queryKey }),
  });
  return (
    <ConsolePanes
      header={<ForumTabs />}
      detail={
        <>
          <PageHeading title={t('mute.title')} hint={t('mute.hint')} />
          {found.isPending ? <Loading shape="list" /> : null}
          {found.isError && !found.data ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
          {found.isSuccess && items.length === 0 ? <Empty title={t('mute.empty.title')} hint={t('mute.empty.hint')} /> : null}
          <ul className={classes.mutes}>
            {items.map((mute) => (
              <li key={mute.memberId} className={classes.mute}>
                <span>
                  <b>{mute.name}</b>
                  <span>{mute.why}</span>
                  <small>{t('mute.line', { until: at(mute.until), by: mute.by })}</small>
                </span>
                <Button
                  variant="default"
                  size="sm"
                  aria-label={t('mute.end_of', { name: mute.name })}
                  loading={end.isPending && end.variables === mute.memberId}
                  onClick={() => end.mutate(mute.memberId)}
                >
                  {t('mute.end')}
                </Button>
              </li>
            ))}
          </ul>
        </>
      }
    />
  );
}

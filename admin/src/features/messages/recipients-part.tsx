import { useInfiniteQuery } from '@tanstack/react-query';
import type { MessageDetail } from '@vitrine/contract/messages';
import { Button, Card, Failed, Loading, SegmentedControl } from '@vitrine/ui';
import { formatInstant, formatNumber, matchLocale } from '@vitrine/ui/words';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExportMenu } from '../../shared/export/index.ts';
import { writing } from '../../shared/writing/index.ts';
import { recipientsQuery, recipientsSheet, type RecipientsShown } from './api.ts';
import classes from './messages.module.css';

const shows: readonly RecipientsShown[] = ['all', 'read', 'unread'];

/** Who got a message, and who read it. */
export function RecipientsPart({ detail: { id, reach, timeZone } }: { detail: MessageDetail }) {
  const { t, i18n } = useTranslation('messages');
  const locale = matchLocale(i18n.language);
  const [show, setShow] = useState<RecipientsShown>('all');
  const found = useInfiniteQuery(recipientsQuery(id, show));
  const { refetch } = found;
  // As the sending goes on, there are more of them.
  useEffect(() => void refetch(), [reach, refetch]);
  const items = found.data?.pages.flatMap((page) => page.items) ?? [];
  const [first] = found.data?.pages ?? [];
  const counts = first ? t('recipients.sum', { read: formatNumber(first.read, locale), told: formatNumber(first.told, locale) }) : null;
  return (
    <Card label={t('recipients.title')}>
      <div className={classes.head}>
        <h2>
          {t('recipients.title')} <small>{counts}</small>
        </h2>
        <span className={writing.stand}>
          <SegmentedControl
            aria-label={t('recipients.show_label')}
            size="xs"
            value={show}
            onChange={(next) => setShow(shows.find((one) => one === next) ?? 'all')}
            data={shows.map((value) => ({ value, label: t(`recipients.show.${value}`) }))}
          />
          <ExportMenu
            name="message-recipients"
            label={t('recipients.export')}
            fetchExport={(format) => recipientsSheet(id, { format, show })}
          />
        </span>
      </div>
      {found.isPending ? <Loading shape="list" rows={3} /> : null}
      {found.isError && !found.data ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.isSuccess && items.length === 0 ? <p className={classes.quiet}>{t('recipients.none')}</p> : null}
      <ul className={classes.rows}>
        {items.map(({ id: memberId, name, readAt }) => (
          <li key={memberId}>
            <b>{name}</b>
            <span className={classes.quiet}>
              {readAt === null ? t('recipients.not_yet') : t('recipients.read_at', { when: formatInstant(readAt, timeZone, locale) })}
            </span>
          </li>
        ))}
      </ul>
      {found.hasNextPage ? (
        <Button variant="default" loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {t('recipients.more')}
        </Button>
      ) : null}
    </Card>
  );
}

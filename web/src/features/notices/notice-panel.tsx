import type { Notice } from '@vitrine/contract/notices';
import { Button, Empty, Failed, Link, LinkButton, Loading } from '@vitrine/ui';
import { formatInstant } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { Pane } from '../../shared/ask.tsx';
import { timeZone } from '../../shared/device/clock.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { useInbox, useMarkRead } from './api.ts';
import classes from './notice-bell.module.css';
import { hrefOf, titleOf } from './notice-links.ts';

/** The inbox, newest first; each notice leads to what it is about. */
export function NoticePanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('notices');
  const inbox = useInbox();
  const markRead = useMarkRead();
  const unread = inbox.data?.items.filter(({ isRead }) => !isRead).map(({ id }) => id) ?? [];
  return (
    <Pane isOpen onClose={onClose} title={t('title')}>
      {inbox.isPending ? <Loading shape="list" /> : null}
      {inbox.isError ? <Failed error={inbox.error} onRetry={() => void inbox.refetch()} /> : null}
      {inbox.data?.items.length === 0 ? <Empty title={t('empty.title')} hint={t('empty.hint')} /> : null}
      {unread.length > 0 ? (
        <Button variant="subtle" size="sm" onClick={() => markRead.mutate(unread)} loading={markRead.isPending}>
          {t('mark_all')}
        </Button>
      ) : null}
      <ul className={classes.list}>
        {inbox.data?.items.map((notice) => (
          <li key={notice.id}>
            <Row
              notice={notice}
              onOpen={() => {
                if (!notice.isRead) markRead.mutate([notice.id]);
                onClose();
              }}
            />
          </li>
        ))}
      </ul>
      {inbox.data?.items.length ? (
        <LinkButton href="/inbox" variant="default" onClick={onClose}>
          {t('see_all')}
        </LinkButton>
      ) : null}
    </Pane>
  );
}

function Row({ notice, onOpen }: { notice: Notice; onOpen: () => void }) {
  const { t } = useTranslation('notices');
  const locale = useLocale();
  return (
    <Link href={hrefOf(notice)} onClick={onOpen} className={classes.notice ?? ''}>
      <b>{t(`kinds.${notice.kind}`, { title: titleOf(notice) })}</b>
      <small>{formatInstant(notice.at, timeZone(), locale)}</small>
      {notice.isRead ? null : <span className={classes.unread} role="img" aria-label={t('unread')} />}
    </Link>
  );
}

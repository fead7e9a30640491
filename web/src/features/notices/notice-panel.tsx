import type { Notice } from '@vitrine/contract/notices';
import { Button, Empty, Failed, Link, Loading } from '@vitrine/ui';
import { formatInstant } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { Pane } from '../../shared/ask.tsx';
import { timeZone } from '../../shared/device/clock.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { useInbox, useMarkRead } from './api.ts';
import classes from './notice-bell.module.css';

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
    </Pane>
  );
}

function Row({ notice, onOpen }: { notice: Notice; onOpen: () => void }) {
  const { t } = useTranslation('notices');
  const locale = useLocale();
  return (
    <Link href={hrefOf(notice)} onClick={onOpen} className={classes.notice ?? ''}>
      <b>{t(`kinds.${notice.kind}`, { title: String(notice.facts['courseTitle'] ?? notice.facts['title'] ?? '') })}</b>
      <small>{formatInstant(notice.at, timeZone(), locale)}</small>
      {notice.isRead ? null : <span className={classes.unread}>{t('unread')}</span>}
    </Link>
  );
}

/** Where a notice leads. */
function hrefOf({ kind, facts }: Notice): string {
  const courseId = facts['courseId'];
  if (kind === 'certificate_issued') return '/certificates';
  if (kind === 'session_revoked') return '/profile';
  if (kind === 'sale_approved' || kind === 'sale_refused') return `/sales/${String(facts['saleId'])}`;
  if (typeof facts['orderId'] === 'string') return `/orders/${facts['orderId']}`;
  return typeof courseId === 'string' ? `/online-courses/${courseId}` : '/online-courses';
}

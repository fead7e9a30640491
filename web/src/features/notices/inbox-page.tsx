import type { Notice } from '@vitrine/contract/notices';
import { shownUnread } from '@vitrine/domain/notices';
import { Button, Empty, FilterChips, Link, LinkButton, Loading } from '@vitrine/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { phonePush } from '../../shared/device/push.ts';
import { PageTitle } from '../../shared/page-title.tsx';
import { itemsOf, Pages } from '../../shared/pages.tsx';
import { useMarkRead } from './api.ts';
import { hrefOf, titleOf } from './notice-links.ts';
import classes from './notice-list.module.css';
import { inboxPagesQuery, useMarkAllRead } from './pages-api.ts';
import { PhoneNotices } from './phone-notices.tsx';
import { ByDay, KindSign, useDetail } from './notice-words.tsx';

/** Everything that the member was told (NOT-01). What arrives while it is open stands above, and the place where somebody reads stays. */
export function InboxPage() {
  const { t } = useTranslation('notices');
  const { show } = useSearch({ from: '/signed-in/member/inbox' });
  const navigate = useNavigate({ from: '/inbox' });
  const isUnread = show === 'unread';
  const found = useInfiniteQuery({ ...inboxPagesQuery({ isUnread }), placeholderData: (before) => before });
  const markAll = useMarkAllRead();
  const markRead = useMarkRead();
  const unread = found.data?.pages[0]?.unread ?? 0;
  const newest = itemsOf(found)[0];
  const narrow = () => void navigate({ search: isUnread ? {} : { show: 'unread' }, replace: true, resetScroll: false });
  const all =
    unread > 0 && newest ? (
      <Button variant="subtle" size="sm" loading={markAll.isPending} onClick={() => markAll.mutate(newest.id)}>
        {t('mark_all')}
      </Button>
    ) : null;
  return (
    <>
      <PageTitle title={t('title')} backHref="/profile" />
      <div className={classes.sheet}>
        {phonePush ? <PhoneNotices isInvitation /> : null}
        <FilterChips label={t('filters')} filters={[{ key: 'unread', label: t('only_unread'), isActive: isUnread }]} onToggle={narrow} />
        <Pages
          found={found}
          count={unread > 0 ? t('bell_unread', { count: unread, shown: shownUnread(unread) }) : t('all_read')}
          beside={all}
          bones={<Loading shape="list" />}
          nothing={
            isUnread ? (
              <Empty title={t('empty.read_title')} hint={t('empty.read_hint')} next={{ label: t('empty.show_all'), onPress: narrow }} />
            ) : (
              <Empty title={t('empty.title')} hint={t('empty.hint')} />
            )
          }
          more={t('more')}
        >
          {(notices) => (
            <ByDay items={notices}>
              {(notice) => <InboxRow notice={notice} onOpen={() => (notice.isRead ? undefined : markRead.mutate([notice.id]))} />}
            </ByDay>
          )}
        </Pages>
        <LinkButton href="/notice-preferences" variant="subtle">
          {t('preferences.title')}
        </LinkButton>
      </div>
    </>
  );
}

function InboxRow({ notice, onOpen }: { notice: Notice; onOpen: () => void }) {
  const { t } = useTranslation('notices');
  const detail = useDetail(notice);
  return (
    <Link href={hrefOf(notice)} className={classes.row ?? ''} onClick={onOpen}>
      <KindSign kind={notice.kind} />
      <span className={classes.words} data-unread={notice.isRead ? undefined : true}>
        <b>{t(`kinds.${notice.kind}`, { title: titleOf(notice) })}</b>
        <small>{detail}</small>
      </span>
      {notice.isRead ? null : <span className={classes.unread} role="img" aria-label={t('unread')} />}
    </Link>
  );
}

import { shownUnread } from '@vitrine/domain/notices';
import { IconButton } from '@vitrine/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconBell } from '../../shared/icons.ts';
import { useInbox } from './api.ts';
import classes from './notice-bell.module.css';

const NoticePanel = lazy(() => import('./notice-panel.tsx').then(({ NoticePanel: Panel }) => ({ default: Panel })));

/** The bell with its dot; the panel is fetched when it is first opened. */
export function NoticeBell() {
  const { t } = useTranslation('notices');
  const [isOpen, setOpen] = useState(false);
  const unread = useInbox().data?.unread ?? 0;
  return (
    <>
      <IconButton
        label={unread > 0 ? t('bell_unread', { count: unread, shown: shownUnread(unread) }) : t('title')}
        onClick={() => setOpen(true)}
        className={classes.bell}
      >
        <IconBell size={24} stroke={1.75} aria-hidden />
        {unread > 0 ? <span className={classes.dot} /> : null}
      </IconButton>
      {isOpen ? (
        <Suspense>
          <NoticePanel onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

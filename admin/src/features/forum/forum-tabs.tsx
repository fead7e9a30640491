import { useTranslation } from 'react-i18next';
import { RoomTabs } from '../../shared/room-tabs.tsx';
import classes from './forum.module.css';

/** The lists of the forum in the console, and what was just done in one of them. */
export function ForumTabs({ told = '' }: { told?: string }) {
  const { t } = useTranslation('forum');
  const tabs = [
    { href: '/forum', label: t('tab.reports') },
    { href: '/forum/boards', label: t('tab.boards') },
    { href: '/forum/mutes', label: t('tab.mutes') },
    { href: '/forum/words', label: t('tab.words') },
  ];
  return (
    <div className={classes.tabs}>
      <RoomTabs label={t('tabs')} tabs={tabs} />
      <p role="status">{told}</p>
    </div>
  );
}

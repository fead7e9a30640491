import type { ForumTopic } from '@vitrine/contract/forum';
import { Avatar, Link, StateChip } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { IconPin } from '../../shared/icons.ts';
import classes from './forum.module.css';
import { useWhen } from './use-when.ts';

/** A topic in its list: who asks what, and whether something is new in it. */
export function TopicRow({ topic }: { topic: ForumTopic }) {
  const { t } = useTranslation('forum');
  const when = useWhen();
  const chip = topic.isNew ? t('new') : topic.unread > 0 ? t('unread', { count: topic.unread }) : undefined;
  return (
    <li>
      <Link href={`/forum/topics/${topic.id}`} className={classes.row ?? ''}>
        <Avatar name={topic.author} size={44} />
        <span>
          <b data-new={chip === undefined ? undefined : true}>
            {topic.isPinned ? <IconPin size={18} stroke={1.75} role="img" aria-label={t('pinned')} /> : null}
            {topic.title ?? t(`gone_topic.${topic.state === 'hidden' ? 'hidden' : 'removed'}`)}
          </b>
          <small>
            {topic.author} · {t('replies', { count: topic.replies })} · {when(topic.lastAt)}
          </small>
        </span>
        {topic.status === 'closed' ? <StateChip state="held">{t('closed')}</StateChip> : null}
        {topic.state === 'hidden' ? <StateChip state="audit">{t('under_review')}</StateChip> : null}
        {chip === undefined ? null : <StateChip state="brand">{chip}</StateChip>}
      </Link>
    </li>
  );
}

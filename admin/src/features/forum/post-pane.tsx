import type { ForumCase } from '@vitrine/contract/forum';
import { Avatar, Card, IconButton, StateChip } from '@vitrine/ui';
import { formatClock, formatInstant, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../shared/device/index.ts';
import { IconArrowLeft } from '../../shared/icons.ts';
import classes from './forum.module.css';

/** The reported post where it stands: what was written before it, the post itself, and what stood there before it was edited. */
export function PostPane({ judged }: { judged: ForumCase }) {
  const { t, i18n } = useTranslation('forum');
  const at = (instant: string) => formatInstant(instant, deviceZone(), matchLocale(i18n.language));
  const { post, author, before, revisions, topic } = judged;
  return (
    <div className={classes.stack}>
      <header className={classes.head}>
        <span className={classes.narrow}>
          <IconButton label={t('back_to_queue')} href="/forum">
            <IconArrowLeft size={20} stroke={1.75} aria-hidden />
          </IconButton>
        </span>
        <div>
          <h1>{judged.topicTitle}</h1>
          <p>
            {judged.boardName} · {t('replies', { count: topic.replies })}
            {topic.status === 'closed' ? ` · ${t('closed')}` : ''}
          </p>
        </div>
        {/* The portal is another app: its pages are left for, not drawn here. */}
        <a href={`/forum/topics/${judged.topicId}`} target="_blank" rel="noreferrer">
          {t('open_in_portal')}
        </a>
      </header>
      {before.map((one) => (
        <div key={one.number} className={classes.before}>
          <b>{one.author}</b> <small>{at(one.createdAt)}</small>
          <p>{one.text || t('audio_alone')}</p>
        </div>
      ))}
      <Card label={t('reported')}>
        <div className={classes.by}>
          <Avatar name={author.name} size={44} />
          <span>
            <b>{author.name}</b>
            <small>
              {at(post.createdAt)}
              {post.editedAt === null ? '' : ` · ${t('edited', { at: at(post.editedAt) })}`}
            </small>
          </span>
          {post.state === 'shown' ? null : <StateChip state="audit">{t(`post_state.${post.state}`)}</StateChip>}
        </div>
        {post.text === '' ? null : <p className={classes.text}>{post.text}</p>}
        {post.audio ? (
          <figure className={classes.audio}>
            <audio src={post.audio.url} controls preload="none" aria-label={t('listen', { name: author.name })}>
              <track kind="captions" />
            </audio>
            <figcaption>{formatClock(post.audio.seconds)}</figcaption>
          </figure>
        ) : null}
      </Card>
      {revisions.length === 0 ? null : (
        <section aria-labelledby="revisions">
          <h2 id="revisions" className={classes.small}>
            {t('revisions')}
          </h2>
          {revisions.map((one) => (
            <div key={one.revision} className={classes.before}>
              <small>{at(one.writtenAt)}</small>
              {one.title === null ? null : <b> {one.title}</b>}
              <p>{one.text}</p>
            </div>
          ))}
        </section>
      )}
    </div>
  );
}

import type { ForumPost } from '@vitrine/contract/forum';
import { Avatar, Button, IconButton, StateChip } from '@vitrine/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Ask } from '../../shared/ask.tsx';
import { IconCornerDownRight, IconDots } from '../../shared/icons.ts';
import classes from './forum.module.css';
import { useWhen } from './use-when.ts';

const SoundPlayer = lazy(() => import('../../shared/recorder/sound-player.tsx').then((chunk) => ({ default: chunk.SoundPlayer })));
const PostActions = lazy(() => import('./post-actions.tsx').then((chunk) => ({ default: chunk.PostActions })));

type PostCardProps = { post: ForumPost; isTopic?: boolean; title?: string; onQuote?: () => void; onChanged: () => Promise<unknown> };

/** What somebody wrote or said, and what may be done about it. */
export function PostCard({ post, isTopic = false, title = '', onQuote, onChanged }: PostCardProps) {
  const { t } = useTranslation('forum');
  const when = useWhen();
  const [isOpen, setOpen] = useState(false);
  const { edit, remove, report } = post.can;
  if (post.state === 'removed' || (post.state === 'hidden' && post.text === '' && post.audio === null))
    return <Gone post={post} isTopic={isTopic} title={title} onChanged={onChanged} />;
  return (
    <div className={classes.post}>
      <div className={classes.by}>
        <Avatar name={post.author} size={44} />
        <span>
          <b>{post.author}</b>
          <small>
            {when(post.createdAt)}
            {post.isEdited ? ` · ${t('edited')}` : ''}
          </small>
        </span>
        {post.state === 'hidden' ? <StateChip state="audit">{t('under_review')}</StateChip> : null}
        {edit || remove || report || post.appeal === 'possible' ? (
          <IconButton label={t('post_menu', { name: post.author })} onClick={() => setOpen(true)}>
            <IconDots size={22} stroke={1.75} aria-hidden />
          </IconButton>
        ) : null}
      </div>
      {post.quote ? <Quote quote={post.quote} /> : null}
      {post.audio ? (
        <Suspense>
          <SoundPlayer
            url={post.audio.url}
            seconds={post.audio.seconds}
            label={t('listen_to', { name: post.author, count: post.audio.seconds })}
            onStale={() => void onChanged()}
          />
        </Suspense>
      ) : null}
      {post.text === '' ? null : <p className={classes.text}>{post.text}</p>}
      {post.appeal === null || post.appeal === 'possible' ? null : <p className={classes.quiet}>{t(`appeal.${post.appeal}`)}</p>}
      {onQuote ? (
        <Button variant="subtle" size="sm" onClick={onQuote} leftSection={<IconCornerDownRight size={20} stroke={1.75} aria-hidden />}>
          {t('quote')}
        </Button>
      ) : null}
      <Ask isOpen={isOpen} onClose={() => setOpen(false)} title={t('post_menu', { name: post.author })}>
        <Suspense>
          <PostActions post={post} isTopic={isTopic} title={title} onClose={() => setOpen(false)} onChanged={onChanged} />
        </Suspense>
      </Ask>
    </div>
  );
}

/** The place of what is gone, so that its answers stand somewhere; its author may appeal there against what moderators decided. */
function Gone({ post, isTopic, title, onChanged }: Required<Pick<PostCardProps, 'post' | 'isTopic' | 'title' | 'onChanged'>>) {
  const { t } = useTranslation('forum');
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classes.gone}>
      <p>
        {post.state === 'hidden' ? t('gone.hidden') : t(post.removedBy === 'moderator' ? 'gone.by_moderator' : 'gone.by_author')}
        {post.removedWhy === '' ? null : ` ${post.removedWhy}`}
        {post.appeal === null || post.appeal === 'possible' ? null : ` ${t(`appeal.${post.appeal}`)}`}
      </p>
      {post.appeal === 'possible' ? (
        <>
          <Button variant="subtle" size="sm" onClick={() => setOpen(true)}>
            {t('appeal.ask')}
          </Button>
          <Ask isOpen={isOpen} onClose={() => setOpen(false)} title={t('appeal.ask')}>
            <Suspense>
              <PostActions post={post} isTopic={isTopic} title={title} isAppeal onClose={() => setOpen(false)} onChanged={onChanged} />
            </Suspense>
          </Ask>
        </>
      ) : null}
    </div>
  );
}

export function Quote({ quote }: { quote: NonNullable<ForumPost['quote']> }) {
  const { t } = useTranslation('forum');
  return (
    <blockquote className={classes.quote}>
      <b>{quote.author}</b>
      <span>{quote.isGone ? t('quote_gone') : quote.text || (quote.isAudio ? t('audio') : '')}</span>
    </blockquote>
  );
}

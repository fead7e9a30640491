import { useMutation } from '@tanstack/react-query';
import type { ForumTopicPage } from '@vitrine/contract/forum';
import { Button, IconButton, showToast } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Ask } from '../../shared/ask.tsx';
import { useBackHref } from '../../shared/back-href.ts';
import { IconArrowLeft, IconBell, IconDots } from '../../shared/icons.ts';
import { forumCalls } from './api.ts';
import classes from './forum.module.css';

/** Where the topic stands, whether the member follows it, and what else they may do with it. */
export function TopicTop({ topic, onChanged }: { topic: ForumTopicPage; onChanged: () => Promise<unknown> }) {
  const { t } = useTranslation('forum');
  const { atForm } = useMessages();
  const back = useBackHref(`/forum/${topic.board.id}`);
  const [isOpen, setOpen] = useState(false);
  const act = useMutation({
    mutationFn: async (action: 'follow' | 'close' | 'reopen' | 'pin') => {
      const calls = await forumCalls();
      if (action === 'follow') return calls.sendFollow(topic.id, !topic.isFollowing);
      if (action === 'pin') return calls.sendPin(topic.id, !topic.isPinned);
      return calls.sendStatus(topic.id, action === 'close' ? 'closed' : 'open');
    },
    onSuccess: (_, action) => {
      setOpen(false);
      showToast({
        text: t(`done.${action === 'follow' && topic.isFollowing ? 'unfollow' : action === 'pin' && topic.isPinned ? 'unpin' : action}`),
      });
    },
    onError: (error) => {
      setOpen(false);
      const code = refusalCode(error);
      showToast({ text: code === 'unexpected' ? t('failed.status') : atForm(code) });
    },
    onSettled: onChanged,
  });
  const { close, reopen, pin } = topic.can;
  return (
    <header className={classes.top}>
      <IconButton label={t('back')} href={back}>
        <IconArrowLeft size={24} stroke={1.75} aria-hidden />
      </IconButton>
      <span>
        {t('title')} · {topic.board.name}
      </span>
      <IconButton
        label={t(topic.isFollowing ? 'following' : 'follow')}
        isPressed={topic.isFollowing}
        disabled={act.isPending}
        onClick={() => act.mutate('follow')}
      >
        <IconBell size={24} stroke={1.75} aria-hidden />
      </IconButton>
      {close || reopen || pin ? (
        <IconButton label={t('topic_menu')} onClick={() => setOpen(true)}>
          <IconDots size={24} stroke={1.75} aria-hidden />
        </IconButton>
      ) : null}
      <Ask isOpen={isOpen} onClose={() => setOpen(false)} title={t('topic_menu')}>
        <div className={classes.acts}>
          {close ? (
            <Button variant="default" fullWidth loading={act.isPending} onClick={() => act.mutate('close')}>
              {t('close_topic')}
            </Button>
          ) : null}
          {reopen ? (
            <Button variant="default" fullWidth loading={act.isPending} onClick={() => act.mutate('reopen')}>
              {t('reopen_topic')}
            </Button>
          ) : null}
          {pin ? (
            <Button variant="default" fullWidth loading={act.isPending} onClick={() => act.mutate('pin')}>
              {t(topic.isPinned ? 'unpin' : 'pin')}
            </Button>
          ) : null}
        </div>
      </Ask>
    </header>
  );
}

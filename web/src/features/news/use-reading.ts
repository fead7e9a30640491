import { useQueryClient } from '@tanstack/react-query';
import type { NewsPage } from '@vitrine/contract/news';
import { countsAsRead, readFrom } from '@vitrine/domain/news';
import { useEffect, useEffectEvent, useRef } from 'react';
import { ticks } from '../../shared/device/clock.ts';
import { wait } from '../../shared/device/wait.ts';
import { articleQuery } from './api.ts';

/** Tells that a piece of news was opened, and that it was read: put the answers around its body and at its end, which came into sight, or enough of the body for long enough. Without a network it is told at the next visit. */
export function useReading({ id, reading }: NewsPage) {
  const queries = useQueryClient();
  const body = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const told = useRef<'nothing' | 'opened' | 'end'>(reading === 'done' ? 'end' : reading === 'in_progress' ? 'opened' : 'nothing');
  const tell = useEffectEvent((reached: 'opened' | 'end') => {
    if (told.current === 'end' || told.current === reached) return;
    const before = told.current;
    told.current = reached;
    import('./calls.ts')
      .then((calls) => calls.sendReading(id, reached))
      .then(({ reading: now }) => {
        queries.setQueryData(articleQuery(id).queryKey, (held) => held && { ...held, reading: now });
        return Promise.all(['list', 'categories'].map((part) => queries.invalidateQueries({ queryKey: ['news', part] })));
      })
      .catch(() => {
        told.current = before;
      });
  });
  useEffect(() => {
    tell('opened');
    const mark = end.current;
    if (!mark) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) tell('end');
    });
    observer.observe(mark);
    const since = ticks();
    let share = 0;
    const look = () => {
      share = Math.max(share, body.current ? shareSeen(body.current) : 0);
      if (countsAsRead({ isAtEnd: false, share, seconds: (ticks() - since) / 1_000 })) tell('end');
    };
    look();
    const stop = wait(look, readFrom.seconds * 1_000);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      stop();
      window.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [id]);
  return { body, end };
}

/** How much of it has passed the lower edge of the window, or stands above it. */
function shareSeen(body: HTMLElement): number {
  const { top, height } = body.getBoundingClientRect();
  return height === 0 ? 0 : Math.min(1, Math.max(0, (window.innerHeight - top) / height));
}

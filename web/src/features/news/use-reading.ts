import { useQueryClient } from '@tanstack/react-query';
import type { NewsPage } from '@vitrine/contract/news';
import { useEffect, useEffectEvent, useRef } from 'react';
import { articleQuery } from './api.ts';

/** Tells that a piece of news was opened, and that its end came into sight: put the answer at that end. Without a network it is told at the next visit. */
export function useReading({ id, reading }: NewsPage) {
  const queries = useQueryClient();
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
    return () => observer.disconnect();
  }, [id]);
  return end;
}

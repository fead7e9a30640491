import { useQuery } from '@tanstack/react-query';
import { longestSearch, shortestSearch } from '@vitrine/domain/search';
import { Dialog, Empty, Failed, Link, Loading, TextInput } from '@vitrine/ui';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useStaff } from '../../shared/console-routes.ts';
import { useSettled } from '../../shared/use-settled.ts';
import { findInConsole } from './calls.ts';
import classes from './search.module.css';

/** One search over people and content, over whatever screen is open: arrows walk, Enter opens. */
export function ConsoleSearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('search');
  const { can } = useStaff();
  const [typed, setTyped] = useState('');
  const words = useSettled(typed).replaceAll('%', '').trim();
  const isAsked = words.length >= shortestSearch;
  const found = useQuery({ queryKey: ['search', 'console', words], queryFn: () => findInConsole(words, can), enabled: isAsked });
  const panel = useRef<HTMLDivElement>(null);
  useArrows(panel);
  const count = (found.data ?? []).reduce((sum, { hits }) => sum + hits.length, 0);
  return (
    <Dialog isOpen onClose={onClose} title={t('console.title')}>
      <div ref={panel} role="search" className={classes.panel}>
        <TextInput
          type="search"
          label={t('console.field')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          maxLength={longestSearch}
          data-autofocus
        />
        <p role="status" className="visually-hidden">
          {isAsked && found.data ? t('console.count', { count }) : null}
        </p>
        {isAsked ? null : <p className={classes.note}>{t('console.begin')}</p>}
        {isAsked && found.isPending ? <Loading shape="list" rows={4} /> : null}
        {isAsked && found.isError ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
        {isAsked && found.data?.length === 0 ? <Empty title={t('console.none', { words })} hint={t('console.none_hint')} /> : null}
        {(isAsked && found.data ? found.data : []).map(({ kind, hits, allHref }) => (
          <section key={kind} aria-labelledby={`console-found-${kind}`}>
            <header>
              <h3 id={`console-found-${kind}`}>{t(`console.kind.${kind}`)}</h3>
              <Link href={allHref} onClick={onClose}>
                {t('console.all')}
              </Link>
            </header>
            <ul>
              {hits.map(({ id, title, note, href }) => (
                <li key={id}>
                  <Link href={href} className={classes.hit ?? ''} data-hit onClick={onClose}>
                    <b>{title}</b>
                    {note ? <small>{note}</small> : null}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

/** Arrows walk from the field through what can be opened, and back. */
function useArrows(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const whole = panel.current;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      const stops = [...(whole?.querySelectorAll<HTMLElement>('input[type=search], [data-hit]') ?? [])];
      const next = stops[stops.findIndex((stop) => stop === document.activeElement) + (event.key === 'ArrowDown' ? 1 : -1)];
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    whole?.addEventListener('keydown', onKey);
    return () => whole?.removeEventListener('keydown', onKey);
  }, [panel]);
}

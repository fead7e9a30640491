import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconCheck } from '../../../../shared/icons.ts';
import classes from './pdf-player.module.css';

type PageStripProps = { pages: number; pagesRead: readonly number[]; page: number; onTurn: (page: number) => void };

/** Every page with what it is: read, here, or missing; a tap turns to it. */
export function PageStrip({ pages, pagesRead, page, onTurn }: PageStripProps) {
  const { t } = useTranslation(['learning/kinds/pdf', 'learning']);
  const strip = useRef<HTMLOListElement>(null);
  const read = new Set(pagesRead);
  useEffect(() => {
    const here = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (strip.current && here) strip.current.scrollLeft = here.offsetLeft - strip.current.clientWidth / 2 + here.clientWidth / 2;
  }, [page]);
  return (
    <ol ref={strip} className={classes.strip} aria-label={t('strip')}>
      {Array.from({ length: pages }, (_, place) => place + 1).map((one) => {
        const state = one === page ? 'here' : read.has(one) ? 'read' : 'missing';
        return (
          <li key={one}>
            <button type="button" data-state={state} aria-current={one === page ? 'page' : undefined} onClick={() => onTurn(one)}>
              <span className={classes.sheet} aria-hidden>
                {read.has(one) ? <IconCheck size={14} stroke={3} /> : null}
              </span>
              {t(`strip_${state}`, { page: one })}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

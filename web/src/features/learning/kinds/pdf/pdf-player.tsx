import { judgePdf } from '@vitrine/domain/activities/pdf';
import { Button, Failed, IconButton, Skeleton } from '@vitrine/ui';
import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PdfPage } from '../../../../shared/document/pdf-page.tsx';
import { IconArrowLeft, IconArrowRight, IconZoomIn, IconZoomOut } from '../../../../shared/icons.ts';
import { PlayerDock } from '../../player-dock.tsx';
import { useServersWord } from '../../reports.ts';
import type { PlayerOf } from '../kind-on-screen.ts';
import { nextUnread, openAt, readAfterMs } from './page-reading.ts';
import { PageStrip } from './page-strip.tsx';
import classes from './pdf-player.module.css';
import { useDocument } from './use-document.ts';
import { usePagesRead } from './use-pages-read.ts';

const zooms = [1, 1.5, 2, 3];
/** The reader itself takes the keys: arrows turn, plus and minus zoom, and what is zoomed scrolls. */
const reachable = { role: 'region', tabIndex: 0 } as const;

/** A document page by page: zoom, the first page that is still to be read, and completion by pages read, each page saying which it is (PLY-02). */
export function PdfPlayer({ page: player, content }: PlayerOf<'pdf'> | PlayerOf<'ppt'>) {
  const { t } = useTranslation(['learning/kinds/pdf', 'learning']);
  const found = useDocument(content);
  const [page, setPage] = useState(() => openAt(content));
  const [zoomStep, setZoomStep] = useState(0);
  const pagesRead = usePagesRead({ player, content, page: found.data ? page : null });
  const { percent, isComplete } = judgePdf({ pages: content.pages, pagesRead });
  const isDone = isComplete || player.activity.state === 'completed';
  useServersWord(player, isComplete);
  const unread = isDone ? null : nextUnread({ pages: content.pages, pagesRead }, page);
  const turn = (by: number) => setPage((now) => Math.min(content.pages, Math.max(1, now + by)));
  const zoom = (by: number) => setZoomStep((now) => Math.min(zooms.length - 1, Math.max(0, now + by)));
  const icon = { size: 22, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <>
      <h1 className={classes.title}>{player.activity.title}</h1>
      <div
        {...reachable}
        {...{ onKeyDown: onKey }}
        className={classes.reader}
        data-fills="page"
        aria-label={t('reader', { title: player.activity.title })}
      >
        {found.isError ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
        {found.isPending ? <Skeleton height="60dvh" radius={12} /> : null}
        {found.data ? <PdfPage document={found.data} number={page} zoom={zooms[zoomStep] ?? 1} label={t('page', { page })} /> : null}
      </div>
      <div className={classes.controls}>
        <IconButton label={t('zoom_out')} disabled={zoomStep === 0} onClick={() => zoom(-1)}>
          <IconZoomOut {...icon} />
        </IconButton>
        <IconButton label={t('zoom_in')} disabled={zoomStep === zooms.length - 1} onClick={() => zoom(1)}>
          <IconZoomIn {...icon} />
        </IconButton>
        <span className={classes.space} />
        <IconButton label={t('previous_page')} disabled={page === 1} onClick={() => turn(-1)}>
          <IconArrowLeft {...icon} />
        </IconButton>
        <span className={classes.counter} role="status">
          {t('counter', { page, pages: content.pages })}
        </span>
        <IconButton label={t('next_page')} disabled={page === content.pages} onClick={() => turn(1)}>
          <IconArrowRight {...icon} />
        </IconButton>
      </div>
      {content.pages > 1 ? <PageStrip pages={content.pages} pagesRead={pagesRead} page={page} onTurn={setPage} /> : null}
      <PlayerDock
        page={player}
        note={
          isDone
            ? t('done')
            : `${t('read', { read: pagesRead.length, pages: content.pages })} · ${t('rule', { count: readAfterMs / 1_000 })}`
        }
        edge={{ value: percent / 100, label: t('read_part'), isDone }}
        instead={
          unread === null ? undefined : (
            <Button rightSection={<IconArrowRight {...icon} />} onClick={() => setPage(unread)}>
              {t('go_unread', { page: unread })}
            </Button>
          )
        }
      />
    </>
  );

  function onKey(event: KeyboardEvent) {
    const turns: Record<string, number> = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 };
    const by = turns[event.key];
    const zoomBy = event.key === '+' ? 1 : event.key === '-' ? -1 : 0;
    if (by === undefined && zoomBy === 0) return;
    event.preventDefault();
    if (by !== undefined) turn(by);
    zoom(zoomBy);
  }
}

import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { LibraryFilePage } from '@vitrine/contract/library';
import { Failed, IconButton, Skeleton } from '@vitrine/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PdfPage } from '../../shared/document/pdf-page.tsx';
import { IconArrowLeft, IconArrowRight } from '../../shared/icons.ts';
import { pageIn } from './library-search.ts';
import classes from './library.module.css';

type FilePreviewProps = { file: LibraryFilePage; onEnd: () => void };

/** A file in place, as far as browsers show it; everything else tells its facts and is downloaded. */
export function FilePreview({ file, onEnd }: FilePreviewProps) {
  const { t } = useTranslation('library');
  if (file.preview === 'pdf') return <Document file={file} onEnd={onEnd} />;
  if (file.preview === 'picture') return <img className={classes.picture} src={file.url} alt={file.title} />;
  // Files of the library come without captions: a film that needs them is an activity of a course. The track is there for a reader's own.
  if (file.preview === 'audio')
    return (
      <audio className={classes.player} controls preload="metadata" src={file.url} aria-label={file.title}>
        <track kind="captions" />
      </audio>
    );
  if (file.preview === 'film')
    return (
      <video className={classes.player} controls playsInline preload="metadata" src={file.url} aria-label={file.title}>
        <track kind="captions" />
      </video>
    );
  if (file.preview !== 'names' || file.names.length === 0) return <p className={classes.none}>{t('no_preview')}</p>;
  return (
    <section aria-label={t('inside', { count: file.namesCount })} className={classes.names}>
      <h2>{t('inside', { count: file.namesCount })}</h2>
      <ul>
        {file.names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </section>
  );
}

function Document({ file, onEnd }: FilePreviewProps) {
  const { t } = useTranslation('library');
  const [page, setPage] = useState(Math.min(pageIn(useSearch({ strict: false })).page ?? 1, file.pages ?? Infinity));
  const found = useQuery({
    queryKey: ['library', 'document', file.fileId, file.preview],
    queryFn: async () => (await import('../../shared/document/open-document.ts')).openDocument(file.previewUrl),
    retry: false,
    staleTime: Infinity,
    structuralSharing: false, // a document is no plain object
  });
  const pages = found.data?.numPages ?? file.pages ?? 1;
  const isLast = found.data !== undefined && page === pages;
  useEffect(() => {
    if (isLast) onEnd();
  }, [isLast, onEnd]);
  return (
    <section aria-label={file.title}>
      {found.isError ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.isPending ? <Skeleton height="60dvh" radius={12} /> : null}
      {found.data ? <PdfPage document={found.data} number={page} zoom={1} label={t('page', { page })} /> : null}
      <div className={classes.turn}>
        <IconButton label={t('previous_page')} disabled={page === 1} onClick={() => setPage(page - 1)}>
          <IconArrowLeft size={22} stroke={1.75} aria-hidden />
        </IconButton>
        <span role="status">{t('counter', { page, pages })}</span>
        <IconButton label={t('next_page')} disabled={page >= pages} onClick={() => setPage(page + 1)}>
          <IconArrowRight size={22} stroke={1.75} aria-hidden />
        </IconButton>
      </div>
    </section>
  );
}

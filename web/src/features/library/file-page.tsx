import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate, useParams } from '@tanstack/react-router';
import type { LibraryFilePage as File } from '@vitrine/contract/library';
import { Button, Failed, Loading } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { formatInstant, matchLocale } from '@vitrine/ui/words';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { timeZone } from '../../shared/device/clock.ts';
import { FactRows } from '../../shared/fact-rows.tsx';
import { HeartButton } from '../../shared/heart-button.tsx';
import { IconCheck, IconDownload } from '../../shared/icons.ts';
import { PageTitle } from '../../shared/page-title.tsx';
import { useFavourite } from '../../shared/use-favourite.ts';
import { libraryQuery } from './api.ts';
import { Crumbs } from './crumbs.tsx';
import { factsOf, KindSign, useDownload } from './file-row.tsx';
import { FilePreview } from './file-preview.tsx';
import classes from './library.module.css';

/** What stands in the library under this id: a file, or the folder of that id (LIB-01). */
export function LibraryFilePage() {
  const { libraryId = '' } = useParams({ strict: false });
  const found = useQuery(libraryQuery(libraryId));
  if (found.isPending) return <Loading shape="form" rows={4} />;
  if (found.isError) return <Failed error={found.error} onRetry={() => void found.refetch()} />;
  const { folderSlug, file } = found.data;
  if (folderSlug !== null) return <Navigate to="/library/$name" params={{ name: folderSlug }} replace />;
  return file ? <Shown key={file.versionId} file={file} /> : null;
}

function Shown({ file }: { file: File }) {
  const { t, i18n } = useTranslation('library');
  const download = useDownload();
  const favourite = useHeart();
  const [isAtEnd, setAtEnd] = useState(file.preview !== 'pdf');
  useOpened(file);
  const folder = file.folders.at(-1);
  return (
    <article className={classes.page}>
      <PageTitle title={file.title} backHref={folder ? `/library/${folder.slug}` : '/library'} />
      <Crumbs folders={file.folders} here={file.title} />
      <p className={classes.facts}>
        <KindSign kind={file.kind} /> <span>{factsOf(file, t, i18n.language)}</span>
        <HeartButton
          label={t('favourite', { title: file.title })}
          isFavourite={file.isFavourite}
          onToggle={() => favourite.mutate({ id: file.id, isFavourite: !file.isFavourite })}
        />
      </p>
      {file.description ? <p>{file.description}</p> : null}
      <FilePreview file={file} onEnd={() => setAtEnd(true)} />
      <FactRows
        rows={[
          {
            term: t('version'),
            value: t('version_of', {
              number: file.versionNumber,
              at: formatInstant(file.placedAt, timeZone(), matchLocale(i18n.language)),
            }),
          },
          ...(file.note ? [{ term: t('changed'), value: file.note }] : []),
          ...(file.category ? [{ term: t('filter.label.categories'), value: file.category }] : []),
          ...(file.tags.length > 0 ? [{ term: t('filter.label.selected_tags'), value: file.tags.join(', ') }] : []),
        ]}
      />
      <div className={classes.foot}>
        <Button
          variant={file.can.confirm ? 'default' : 'filled'}
          leftSection={<IconDownload size={20} stroke={1.75} aria-hidden />}
          loading={download.isPending}
          onClick={() => download.mutate(file)}
        >
          {t('download_word')}
        </Button>
        {file.isMustRead ? <Confirm file={file} isAtEnd={isAtEnd} /> : null}
      </div>
    </article>
  );
}

/** The button after the end; once pressed, when it was. */
function Confirm({ file, isAtEnd }: { file: File; isAtEnd: boolean }) {
  const { t, i18n } = useTranslation('library');
  const { atForm } = useMessages();
  const queries = useQueryClient();
  const confirm = useMutation({
    mutationFn: async () => (await import('./calls.ts')).sendReading(file.id, file.versionId),
    onSuccess: (kept) => {
      queries.setQueryData(libraryQuery(file.id).queryKey, { folderSlug: null, file: kept });
      void queries.invalidateQueries({ queryKey: ['library', 'files'] });
      void queries.invalidateQueries({ queryKey: ['library', 'folders'] });
    },
    onError: (error) =>
      refusalCode(error) === 'newer_version' ? void queries.invalidateQueries({ queryKey: ['library', 'file'] }) : undefined,
  });
  if (file.confirmedAt !== null)
    return (
      <p role="status" className={classes.read}>
        <IconCheck size={20} stroke={1.75} aria-hidden />
        {t('read_at', { number: file.versionNumber, at: formatInstant(file.confirmedAt, timeZone(), matchLocale(i18n.language)) })}
      </p>
    );
  return (
    <>
      <Button disabled={!isAtEnd} loading={confirm.isPending} onClick={() => confirm.mutate()}>
        {t('confirm')}
      </Button>
      {isAtEnd ? null : <small>{t('confirm_after')}</small>}
      <p role="alert">{confirm.isError ? atForm(refusalCode(confirm.error)) : null}</p>
    </>
  );
}

const useHeart = () =>
  useFavourite({
    room: 'library',
    list: 'files',
    only: { favorite: 'favorite' },
    send: async (change) => (await import('./calls.ts')).sendFavourite(change),
  });

/** Tells that this version was opened; lists that said otherwise are asked for anew. */
function useOpened({ id, reading }: File): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (reading !== 'not_started') return;
    void import('./calls.ts')
      .then((calls) => calls.sendOpened(id))
      .then(() => queries.invalidateQueries({ queryKey: ['library', 'files'] }))
      .catch(() => undefined); // without a network it is told at the next opening
  }, [id, reading, queries]);
}

import type { LibraryFile } from '@vitrine/contract/library';
import type { LibraryKind } from '@vitrine/domain/library';
import { useMutation } from '@tanstack/react-query';
import { IconButton, Link, showToast } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { formatBytes, formatClock, matchLocale } from '@vitrine/ui/words';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { saveFrom } from '@vitrine/client/save-file';
import {
  IconDownload,
  IconFile,
  IconFileSpreadsheet,
  IconFileText,
  IconFileTypePdf,
  IconFileZip,
  IconHeadphones,
  IconMovie,
  IconPhoto,
  IconPresentation,
} from '../../shared/icons.ts';
import classes from './library.module.css';

const signs: Record<LibraryKind, typeof IconFile> = {
  video: IconMovie,
  audio: IconHeadphones,
  pdf: IconFileTypePdf,
  image: IconPhoto,
  compressed: IconFileZip,
  excel: IconFileSpreadsheet,
  document: IconFileText,
  powerpoint: IconPresentation,
  generic: IconFile,
};

export function KindSign({ kind }: { kind: LibraryKind }) {
  const Sign = signs[kind];
  return (
    <span className={classes.sign}>
      <Sign size={24} stroke={1.75} aria-hidden />
    </span>
  );
}

/** Kind, length and size in one line. */
export function factsOf({ kind, pages, seconds, bytes }: LibraryFile, t: TFunction<'library'>, language: string): string {
  const length = pages === null ? (seconds === null ? '' : formatClock(seconds)) : t('pages', { count: pages });
  return [t(`kind.${kind}`), length, formatBytes(bytes, matchLocale(language))].filter(Boolean).join(' · ');
}

/** Hands the newest version to the browser's own download; the link is signed anew. */
export function useDownload() {
  const { atForm } = useMessages();
  return useMutation({
    mutationFn: async ({ id, fileId }: Pick<LibraryFile, 'id' | 'fileId'>) => {
      const calls = await import('./calls.ts');
      await calls.sendOpened(id);
      return calls.freshUrlOf(fileId);
    },
    onSuccess: saveFrom,
    onError: (error) => showToast({ text: atForm(refusalCode(error)) }),
  });
}

/** One file of a list: what it is, what is new or asked of it, and its download. */
export function FileRow({ file }: { file: LibraryFile }) {
  const { t, i18n } = useTranslation('library');
  const download = useDownload();
  return (
    <li className={classes.row}>
      <KindSign kind={file.kind} />
      <span className={classes.words}>
        <Link href={`/libraries/${file.id}`}>{file.title}</Link>
        {file.isMustRead && file.reading !== 'done' ? <small className={classes.must}>{t('must_read')}</small> : null}
        <small>
          {file.isNewVersion ? <b className={classes.fresh}>{t('new_version')} · </b> : null}
          {factsOf(file, t, i18n.language)}
        </small>
      </span>
      <IconButton label={t('download', { title: file.title })} disabled={download.isPending} onClick={() => download.mutate(file)}>
        <IconDownload size={22} stroke={1.75} aria-hidden />
      </IconButton>
    </li>
  );
}

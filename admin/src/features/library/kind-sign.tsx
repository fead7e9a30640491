import type { LibraryKind } from '@vitrine/domain/library';
import { formatBytes, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import {
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

/** What a file is, as members see it. */
export function KindSign({ kind }: { kind: LibraryKind }) {
  const Sign = signs[kind];
  return (
    <span className={classes.sign}>
      <Sign size={22} stroke={1.75} aria-hidden />
    </span>
  );
}

export function FileSize({ bytes }: { bytes: number }) {
  return formatBytes(bytes, matchLocale(useTranslation().i18n.language));
}

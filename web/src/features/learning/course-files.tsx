import type { CoursePage } from '@vitrine/contract/learning';
import { Button } from '@vitrine/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { saveFile } from '@vitrine/client/save-file';
import { IconDownload, IconFileText } from '../../shared/icons.ts';
import { useMessages } from '@vitrine/ui/forms';
import classes from './course-extras.module.css';

type CourseFile = CoursePage['files'][number];

/** Files that the course hands out (CRS-06). A download that fails says so, and may be tried again. */
export function CourseFiles({ files }: { files: readonly CourseFile[] }) {
  const { t } = useTranslation('learning');
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="course-files">
      <h2 id="course-files">{t('files.title')}</h2>
      <ul className={classes.files}>
        {files.map((file) => (
          <CourseFileRow key={file.id} file={file} />
        ))}
      </ul>
    </section>
  );
}

function CourseFileRow({ file }: { file: CourseFile }) {
  const { t } = useTranslation('learning');
  const { atForm } = useMessages();
  const download = useMutation({
    mutationFn: async () => {
      const answer = await fetch(await (await import('./calls.ts')).freshUrlOf(file.id));
      if (!answer.ok) throw new Error(`file ${answer.status}`);
      return answer.blob();
    },
    onSuccess: (content) => saveFile(file.name, content),
  });
  return (
    <li className={classes.file}>
      <IconFileText size={24} stroke={1.75} aria-hidden />
      <span className={classes.name}>
        <b>{file.name}</b>
        <small>{sizeOf(file.bytes)}</small>
        {download.isError ? <small role="alert">{atForm('download_failed')}</small> : null}
      </span>
      <Button
        variant="default"
        size="sm"
        loading={download.isPending}
        leftSection={<IconDownload size={20} stroke={1.75} aria-hidden />}
        aria-label={t(download.isError ? 'files.again' : 'files.download', { name: file.name })}
        onClick={() => download.mutate()}
      >
        {t(download.isError ? 'files.again_word' : 'files.download_word')}
      </Button>
    </li>
  );
}

/** Bytes as people say them: 340 kB, 2.1 MB. */
function sizeOf(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000))} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

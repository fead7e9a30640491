import { Button, Link, ProgressBar } from '@vitrine/ui';
import { useMessages } from '@vitrine/ui/forms';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconCheck, IconUpload } from '../../shared/icons.ts';
import { droppedIn } from './dropped.ts';
import classes from './library.module.css';
import type { SentFile, Uploads } from './use-uploads.ts';

/** Where files are dropped or chosen, many at once, and what becomes of each. */
export function UploadBox({ uploads, folderId, folderName }: { uploads: Uploads; folderId: string; folderName: string }) {
  const { t } = useTranslation('library');
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (chosen: FileList | null) => {
    if (chosen?.length) uploads.add([...chosen], folderId);
  };
  const ended = uploads.files.filter(({ step }) => step === 'done' || step === 'failed').length;
  return (
    <section className={classes.upload} aria-label={t('upload.title')}>
      <div
        className={classes.drop}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void droppedIn(event.dataTransfer).then((dropped) => uploads.addDropped(dropped, folderId));
        }}
      >
        <span>{t('upload.hint', { name: folderName })}</span>
        <input
          ref={input}
          type="file"
          multiple
          tabIndex={-1}
          className="visually-hidden"
          aria-label={t('upload.choose')}
          onChange={(event) => {
            take(event.currentTarget.files);
            if (input.current) input.current.value = ''; // the same file may be chosen again after a failure
          }}
        />
        <Button size="sm" leftSection={<IconUpload size={18} stroke={1.75} aria-hidden />} onClick={() => input.current?.click()}>
          {t('upload.open')}
        </Button>
      </div>
      {uploads.files.length > 0 ? (
        <>
          <p className={classes.uploadHead}>
            <span role="status">{t('upload.count', { ended, count: uploads.files.length })}</span>
            {ended > 0 ? (
              <Button variant="subtle" size="sm" onClick={uploads.clear}>
                {t('upload.clear')}
              </Button>
            ) : null}
          </p>
          <ul className={classes.sent}>
            {uploads.files.map((one) => (
              <Sent key={one.key} one={one} onAgain={() => uploads.again(one)} />
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

function Sent({ one, onAgain }: { one: SentFile; onAgain: () => void }) {
  const { t } = useTranslation('library');
  const { atForm } = useMessages();
  const { name } = one.file;
  return (
    <li data-failed={one.step === 'failed' || undefined}>
      <span className={classes.sentWords}>
        <b>{one.itemId ? <Link href={`/library/${one.itemId}`}>{name}</Link> : name}</b>
        {one.step === 'waiting' ? <small>{t('upload.waiting')}</small> : null}
        {one.step === 'sending' ? (
          <small>{t(one.share < 1 ? 'upload.sending' : 'upload.checking', { percent: Math.round(one.share * 100) })}</small>
        ) : null}
        {one.step === 'failed' ? <small role="alert">{atForm(one.code ?? 'unexpected')}</small> : null}
      </span>
      {one.step === 'sending' ? <ProgressBar value={one.share} label={name} /> : null}
      {one.step === 'done' ? <IconCheck size={20} stroke={1.75} aria-label={t('upload.done')} /> : null}
      {one.step === 'failed' ? (
        <Button variant="default" size="sm" onClick={onAgain} aria-label={t('upload.again_of', { name })}>
          {t('upload.again')}
        </Button>
      ) : null}
    </li>
  );
}

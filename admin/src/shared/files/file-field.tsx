import type { FilePurpose, StoredFile } from '@vitrine/contract/kernel';
import { Button, IconButton, ProgressBar } from '@vitrine/ui';
import { useMessages } from '@vitrine/ui/forms';
import { formatBytes, formatClock, formatNumber, matchLocale } from '@vitrine/ui/words';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconFileText, IconMicrophone, IconMovie, IconPackage, IconPhoto, IconTrash, IconUpload } from '../icons.ts';
import classes from './files.module.css';
import { publicUrl, useKnownFiles } from './known-files.tsx';
import { useSending } from './use-sending.ts';

type FileFieldProps = {
  purpose: FilePurpose;
  label: string;
  hint?: string;
  value: string | null | undefined;
  onChange: (id: string | null) => void;
  error?: string | undefined;
  /** One line without a picture, for a row of languages. */
  isSmall?: boolean;
};

const accepts: Record<FilePurpose, string> = {
  image: 'image/jpeg,image/png,image/webp,image/avif',
  logo: 'image/png,image/jpeg,image/webp',
  document: 'application/pdf',
  video: 'video/mp4,video/webm',
  audio: 'audio/mpeg,audio/mp4,audio/wav,.mp3,.m4a,.wav',
  recording: 'audio/webm,audio/mp4,.webm,.m4a',
  captions: '.vtt,text/vtt',
  package: '.zip,application/zip',
  flash: '.swf',
  slides: '.pptx,.ppt,.odp,.pdf',
  any: '',
  attachment: 'image/jpeg,image/png,image/webp,application/pdf',
  sheet: '.csv,.tsv,.txt,.xlsx,text/csv',
};
const signs = {
  image: IconPhoto,
  logo: IconPhoto,
  document: IconFileText,
  video: IconMovie,
  audio: IconMicrophone,
  recording: IconMicrophone,
  captions: IconFileText,
  sheet: IconFileText,
  package: IconPackage,
  flash: IconMovie,
  slides: IconFileText,
  any: IconFileText,
  attachment: IconFileText,
};

/** One file of a form: chosen, sent with its progress, shown with what it is, changed, taken away. */
export function FileField({ purpose, label, hint, value, onChange, error, isSmall = false }: FileFieldProps) {
  const { t } = useTranslation('files');
  const { atForm } = useMessages();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { find, add } = useKnownFiles();
  const { state, start, retry, stop } = useSending(purpose, (stored) => {
    add(stored);
    onChange(stored.id);
  });
  const file = find(value);
  const told = state.step === 'failed' ? atForm(state.code) : error;
  return (
    <div className={classes.field} role="group" aria-labelledby={id}>
      <span id={id} className={classes.label}>
        {label}
      </span>
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        accept={accepts[purpose]}
        aria-label={t('choose', { label })}
        tabIndex={-1}
        onChange={(event) => {
          const chosen = event.currentTarget.files?.[0];
          if (chosen) start(chosen);
          event.currentTarget.value = ''; // oxlint-disable-line eslint/no-param-reassign -- the same file may be chosen again after a failure
        }}
      />
      <div className={classes.box} data-small={isSmall || undefined} data-error={told ? true : undefined}>
        {file ? <FileFacts file={file} purpose={purpose} isSmall={isSmall} /> : <NotKnown id={value} purpose={purpose} />}
        <span className={classes.buttons}>
          {state.step === 'sending' ? (
            <Button variant="default" size="sm" onClick={stop} aria-label={t('stop_of', { label })}>
              {t('stop')}
            </Button>
          ) : (
            <Button
              variant="default"
              size="sm"
              leftSection={file ? undefined : <IconUpload size={18} stroke={1.75} aria-hidden />}
              onClick={() => input.current?.click()}
              aria-label={t(file ? 'change_of' : 'send_of', { label })}
            >
              {t(file ? 'change' : 'send')}
            </Button>
          )}
          {state.step === 'failed' ? (
            <Button variant="light" size="sm" onClick={retry} aria-label={t('again_of', { label })}>
              {t('again')}
            </Button>
          ) : null}
          {value ? (
            <IconButton label={t('remove_of', { label })} onClick={() => onChange(null)}>
              <IconTrash size={18} stroke={1.75} aria-hidden />
            </IconButton>
          ) : null}
        </span>
      </div>
      {state.step === 'sending' ? <Progress name={state.name} share={state.share} purpose={purpose} /> : null}
      <span role="alert" className={classes.error}>
        {told}
      </span>
      {hint === undefined ? null : <span className={classes.hint}>{hint}</span>}
    </div>
  );
}

/** Nothing yet; or a file of the site, whose facts are not told here: a look's picture is open to everybody by its id. */
function NotKnown({ id, purpose }: { id: string | null | undefined; purpose: FilePurpose }) {
  const { t } = useTranslation('files');
  if (!id) return <span className={classes.none}>{t('none')}</span>;
  return (
    <span className={classes.facts}>
      <span className={classes.picture}>{purpose === 'logo' || purpose === 'image' ? <img src={publicUrl(id)} alt="" /> : null}</span>
      <span className={classes.none}>{t('kept')}</span>
    </span>
  );
}

function Progress({ name, share, purpose }: { name: string; share: number; purpose: FilePurpose }) {
  const { t } = useTranslation('files');
  const arrived = purpose === 'slides' && !/\.pdf$/i.test(name) ? 'making_pages' : 'checking';
  return (
    <div className={classes.progress}>
      <span>{t(share < 1 ? 'sending' : arrived, { name, percent: Math.round(share * 100) })}</span>
      <ProgressBar value={share} label={name} />
    </div>
  );
}

function FileFacts({ file, purpose, isSmall }: { file: StoredFile; purpose: FilePurpose; isSmall: boolean }) {
  const { t, i18n } = useTranslation('files');
  const locale = matchLocale(i18n.language);
  const Sign = signs[purpose];
  const facts = [
    file.seconds === null ? '' : formatClock(file.seconds),
    file.pages === null ? '' : t('pages', { count: file.pages, shown: formatNumber(file.pages, locale) }),
    formatBytes(file.bytes, locale),
  ];
  const isPicture = purpose === 'image' || purpose === 'logo';
  return (
    <span className={classes.facts}>
      <span className={classes.picture} data-small={isSmall || undefined}>
        {isPicture ? <img src={file.url} alt="" /> : <Sign size={22} stroke={1.75} aria-hidden />}
      </span>
      <span className={classes.words}>
        <b title={file.name}>{file.name}</b>
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </span>
    </span>
  );
}

import { EpisodeForm } from '@vitrine/contract/podcasts';
import { textIn } from '@vitrine/domain/kernel';
import { chaptersIn } from '@vitrine/domain/podcasts';
import { Card } from '@vitrine/ui';
import { formatClock, matchLocale } from '@vitrine/ui/words';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useKnownFiles } from '../../shared/files/index.ts';
import classes from './podcasts.module.css';

const Shown = EpisodeForm.pick({ title: true, fileId: true, chapters: true, transcripts: true });

/** The episode as members will hear it, while it is written: its sound with what is said, and chapters that lead to their places. */
export function EpisodePreview() {
  const { t, i18n } = useTranslation('podcasts');
  const sound = useRef<HTMLAudioElement>(null);
  const written = Shown.safeParse(Object.fromEntries(Object.entries(useWatch()).filter(([key]) => key in Shown.shape)));
  const files = useKnownFiles();
  const found = written.success ? files.find(written.data.fileId) : undefined;
  // A link that was renewed meanwhile would begin the sound anew.
  const [file, setFile] = useState(found);
  if (found?.id !== file?.id) setFile(found);
  if (!written.success) return null;
  const { title, chapters, transcripts } = written.data;
  const locale = matchLocale(i18n.language);
  const cut = chaptersIn(textIn(chapters, locale), file?.seconds ?? Infinity);
  const go = (seconds: number) => {
    if (sound.current) sound.current.currentTime = seconds;
  };
  return (
    <Card label={t('preview')} className={classes.episode ?? ''}>
      <b>{textIn(title, locale) || t('untitled')}</b>
      {file ? (
        <audio ref={sound} controls preload="metadata" src={file.url} aria-label={textIn(title, locale) || t('untitled')}>
          <track kind="captions" srcLang={locale} src={files.find(transcripts[locale])?.url} />
        </audio>
      ) : (
        <p>{t('no_sound')}</p>
      )}
      {cut === undefined ? <p role="alert">{t('refusal.chapters_invalid')}</p> : null}
      <ol>
        {cut?.map(({ from, title: chapter }) => (
          <li key={from}>
            <button type="button" onClick={() => go(from)}>
              <span>{formatClock(from)}</span> {chapter}
            </button>
          </li>
        ))}
      </ol>
    </Card>
  );
}

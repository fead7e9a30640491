import type { ActivityDraftOf } from '@vitrine/contract/activities';
import { languages, type Locale } from '@vitrine/domain/kernel';
import { useTranslation } from 'react-i18next';
import { FileField } from '../../../../shared/files/index.ts';
import type { Editing } from '../editing.ts';
import classes from '../kinds.module.css';
import { WatchedFields } from '../video/watched-fields.tsx';

/** The sound, what is said in it a language, and what counts as heard. */
export function AudioEditor({ value, onChange, errorAt, isDisabled }: Editing<ActivityDraftOf<'audio'>>) {
  const { t } = useTranslation(['catalog/kinds/audio', 'catalog']);
  const change = (part: Partial<ActivityDraftOf<'audio'>>) => onChange((before) => ({ ...before, ...part }));
  const transcript = (locale: Locale, id: string | null) =>
    onChange((before) => {
      const { [locale]: _replaced, ...others } = before.transcripts;
      return { ...before, transcripts: id === null ? others : { ...others, [locale]: id } };
    });
  return (
    <section className={classes.section} aria-label={t('section')}>
      <FileField
        purpose="audio"
        label={t('file')}
        hint={t('file_hint')}
        value={value.fileId}
        onChange={(fileId) => change({ fileId })}
        error={errorAt('fileId')}
      />
      <h3>{t('transcripts')}</h3>
      <p className={classes.hint}>{t('transcripts_hint')}</p>
      <div className={classes.pairs}>
        {languages.map(({ locale, name }) => (
          <FileField
            key={locale}
            purpose="captions"
            label={name}
            isSmall
            value={value.transcripts[locale]}
            onChange={(id) => transcript(locale, id)}
            error={errorAt(`transcripts.${locale}`)}
          />
        ))}
      </div>
      <WatchedFields value={value} onChange={change} errorAt={errorAt} isDisabled={isDisabled} />
    </section>
  );
}

import type { ActivityDraftOf } from '@vitrine/contract/activities';
import { languages, type Locale } from '@vitrine/domain/kernel';
import { useTranslation } from 'react-i18next';
import { FileField } from '../../../../shared/files/index.ts';
import type { Editing } from '../editing.ts';
import classes from '../kinds.module.css';
import { WatchedFields } from './watched-fields.tsx';

/** The film, its picture, captions a language, and what counts as watched. */
export function VideoEditor({ value, onChange, errorAt, isDisabled }: Editing<ActivityDraftOf<'video'>>) {
  const { t } = useTranslation(['catalog/kinds/video', 'catalog']);
  const change = (part: Partial<ActivityDraftOf<'video'>>) => onChange((before) => ({ ...before, ...part }));
  const caption = (locale: Locale, id: string | null) =>
    onChange((before) => {
      const { [locale]: _replaced, ...others } = before.captions;
      return { ...before, captions: id === null ? others : { ...others, [locale]: id } };
    });
  return (
    <section className={classes.section} aria-label={t('section')}>
      <FileField
        purpose="video"
        label={t('file')}
        hint={t('file_hint')}
        value={value.fileId}
        onChange={(fileId) => change({ fileId })}
        error={errorAt('fileId')}
      />
      <FileField
        purpose="image"
        label={t('poster')}
        hint={t('poster_hint')}
        value={value.posterFileId}
        onChange={(posterFileId) => change({ posterFileId })}
        error={errorAt('posterFileId')}
      />
      <h3>{t('captions')}</h3>
      <p className={classes.hint}>{t('captions_hint')}</p>
      <div className={classes.pairs}>
        {languages.map(({ locale, name }) => (
          <FileField
            key={locale}
            purpose="captions"
            label={name}
            isSmall
            value={value.captions[locale]}
            onChange={(id) => caption(locale, id)}
            error={errorAt(`captions.${locale}`)}
          />
        ))}
      </div>
      <WatchedFields value={value} onChange={change} errorAt={errorAt} isDisabled={isDisabled} />
    </section>
  );
}

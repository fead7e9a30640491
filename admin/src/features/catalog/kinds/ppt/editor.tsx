import type { ActivityDraftOf } from '@vitrine/contract/activities';
import { languages, type Locale } from '@vitrine/domain/kernel';
import { useTranslation } from 'react-i18next';
import { FileField } from '../../../../shared/files/index.ts';
import type { Editing } from '../editing.ts';
import classes from '../kinds.module.css';

/** Slides a language; the first there stand in for those without. */
export function PptEditor({ value, onChange, errorAt }: Editing<ActivityDraftOf<'ppt'>>) {
  const { t } = useTranslation(['catalog/kinds/ppt', 'catalog']);
  const change = (locale: Locale, id: string | null) =>
    onChange((before) => {
      const { [locale]: _replaced, ...others } = before.files;
      return { ...before, files: id === null ? others : { ...others, [locale]: id } };
    });
  return (
    <section className={classes.section} aria-label={t('files')}>
      <h3>{t('files')}</h3>
      <p className={classes.hint}>{t('files_hint')}</p>
      {languages.map(({ locale, name }) => (
        <FileField
          key={locale}
          purpose="slides"
          label={name}
          isSmall
          value={value.files[locale]}
          onChange={(id) => change(locale, id)}
          error={errorAt(`files.${locale}`)}
        />
      ))}
    </section>
  );
}

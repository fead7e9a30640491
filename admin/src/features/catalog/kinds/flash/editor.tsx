import type { ActivityDraftOf } from '@vitrine/contract/activities';
import { useTranslation } from 'react-i18next';
import { FileField } from '../../../../shared/files/index.ts';
import type { Editing } from '../editing.ts';
import { StayField } from '../html/stay-field.tsx';
import classes from '../kinds.module.css';

/** The film, and when it counts. */
export function FlashEditor({ value, onChange, errorAt, isDisabled }: Editing<ActivityDraftOf<'flash'>>) {
  const { t } = useTranslation(['catalog/kinds/flash', 'catalog']);
  const change = (part: Partial<ActivityDraftOf<'flash'>>) => onChange((before) => ({ ...before, ...part }));
  return (
    <section className={classes.section} aria-label={t('file')}>
      <FileField
        purpose="flash"
        label={t('file')}
        hint={t('file_hint')}
        value={value.fileId}
        onChange={(fileId) => change({ fileId })}
        error={errorAt('fileId')}
      />
      <StayField
        value={value.requiredSeconds}
        onChange={(requiredSeconds) => change({ requiredSeconds })}
        error={errorAt('requiredSeconds')}
        isDisabled={isDisabled}
      />
    </section>
  );
}

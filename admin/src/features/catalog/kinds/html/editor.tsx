import type { ActivityDraftOf } from '@vitrine/contract/activities';
import { useTranslation } from 'react-i18next';
import { WrittenText } from '../../../../shared/fields/index.ts';
import { FileField } from '../../../../shared/files/index.ts';
import type { Editing } from '../editing.ts';
import classes from '../kinds.module.css';
import { StayField } from './stay-field.tsx';

/** The page in each language, or a package in its place, and when it counts. */
export function HtmlEditor({ value, onChange, errorAt, isDisabled }: Editing<ActivityDraftOf<'html'>>) {
  const { t } = useTranslation(['catalog/kinds/html', 'catalog']);
  const change = (part: Partial<ActivityDraftOf<'html'>>) => onChange((before) => ({ ...before, ...part }));
  return (
    <section className={classes.section} aria-label={t('page')}>
      {value.fileId === null ? (
        <WrittenText
          label={t('page')}
          value={value.page}
          onChange={(page) => change({ page })}
          limit={20_000}
          rows={12}
          error={errorAt('page')}
        />
      ) : null}
      <FileField
        purpose="package"
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

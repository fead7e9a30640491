import type { ActivityDraftOf } from '@vitrine/contract/activities';
import { suspendLimits } from '@vitrine/domain/activities/scorm';
import { NativeSelect } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { FileField } from '../../../../shared/files/index.ts';
import type { Editing } from '../editing.ts';
import classes from '../kinds.module.css';

/** The package as it was exported, and how much it may remember. */
export function ScormEditor({ value, onChange, errorAt, isDisabled }: Editing<ActivityDraftOf<'scorm'>>) {
  const { t } = useTranslation(['catalog/kinds/scorm', 'catalog']);
  const change = (part: Partial<ActivityDraftOf<'scorm'>>) => onChange((before) => ({ ...before, ...part }));
  return (
    <section className={classes.section} aria-label={t('section')}>
      <FileField
        purpose="package"
        label={t('file')}
        hint={t('file_hint')}
        value={value.fileId}
        onChange={(fileId) => change({ fileId })}
        error={errorAt('fileId')}
      />
      <NativeSelect
        label={t('suspend')}
        description={t('suspend_hint')}
        value={String(value.suspendLimit)}
        disabled={isDisabled}
        data={suspendLimits.map((limit) => ({ value: String(limit), label: t(`suspend_${limit}`) }))}
        onChange={(event) => change({ suspendLimit: event.currentTarget.value === '4096' ? 4_096 : 64_000 })}
      />
    </section>
  );
}

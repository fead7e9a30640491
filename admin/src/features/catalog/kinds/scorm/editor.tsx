import type { ActivityDraftOf } from '@vitrine/contract/activities';
import { emptyTrial, suspendLimits } from '@vitrine/domain/activities/scorm';
import { NativeSelect } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileField } from '../../../../shared/files/index.ts';
import type { Editing } from '../editing.ts';
import classes from '../kinds.module.css';
import { PackageTrial } from './package-trial.tsx';

/** The package as it was exported, and how much it may remember. */
export function ScormEditor({ value, onChange, errorAt, isDisabled }: Editing<ActivityDraftOf<'scorm'>>) {
  const { t } = useTranslation(['catalog/kinds/scorm', 'catalog']);
  const change = (part: Partial<ActivityDraftOf<'scorm'>>) => onChange((before) => ({ ...before, ...part }));
  const [sent, setSent] = useState<string | null>(null);
  const { fileId } = value;
  return (
    <section className={classes.section} aria-label={t('section')}>
      <FileField
        purpose="package"
        label={t('file')}
        hint={t('file_hint')}
        value={value.fileId}
        onChange={(chosen) => {
          setSent(chosen);
          change({ fileId: chosen, trial: null });
        }}
        error={errorAt('fileId')}
      />
      {fileId === null ? null : (
        <PackageTrial
          key={fileId}
          fileId={fileId}
          trial={value.trial ?? null}
          isNew={sent === fileId}
          isDisabled={isDisabled}
          onTrial={(watched) =>
            onChange((before) => (before.fileId === fileId ? { ...before, trial: watched(before.trial ?? emptyTrial) } : before))
          }
        />
      )}
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

import type { ActivityDraftOf } from '@vitrine/contract/activities';
import { TextInput } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import type { Editing } from '../editing.ts';
import classes from '../kinds.module.css';

/** The course's id at SCORM Cloud. */
export function CloudEditor({ value, onChange, errorAt, isDisabled }: Editing<ActivityDraftOf<'scorm_cloud'>>) {
  const { t } = useTranslation(['catalog/kinds/scorm-cloud', 'catalog']);
  return (
    <section className={classes.section} aria-label={t('course_id')}>
      <TextInput
        label={t('course_id')}
        description={t('course_id_hint')}
        value={value.courseId}
        error={errorAt('courseId')}
        disabled={isDisabled}
        onChange={({ currentTarget: { value: courseId } }) => onChange((before) => ({ ...before, courseId }))}
      />
    </section>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { kindFacts } from '@vitrine/domain/activities';
import { Failed, Loading, MultiSelect } from '@vitrine/ui';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { ClassesOfCourse } from '../../../shared/classes-of-course.ts';
import { useMay } from '../../../shared/console-routes.ts';
import classes from '../kinds/kinds.module.css';

type ClassEditorProps = {
  kind: 'live_class' | 'webinar' | 'presential_event';
  classIds: string[];
  error: string | undefined;
  isDisabled: boolean;
  onChoose: (classIds: string[]) => void;
};

/** Which classes of this course the activity stands for; none chosen: all of its kind, those that are planned later too. */
export function ClassEditor({ kind: activityKind, classIds, error, isDisabled, onChoose }: ClassEditorProps) {
  const { t } = useTranslation(['catalog/class-activity', 'catalog']);
  const { courseId = '' } = useParams({ strict: false });
  const kind = kindFacts[activityKind].classKind;
  const may = useMay('classes.read');
  const ask = useContext(ClassesOfCourse);
  const found = useQuery({
    queryKey: ['classes', 'of-course', courseId, kind],
    queryFn: async () => (await ask?.({ courseId, kind })) ?? [],
    enabled: may,
  });
  if (may && found.isPending) return <Loading shape="list" rows={1} />;
  if (found.isError) return <Failed error={found.error} onRetry={() => void found.refetch()} />;
  const known = (found.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const others = classIds.filter((id) => known.every((one) => one.value !== id)).map((id) => ({ value: id, label: '…' }));
  return (
    <section className={classes.section} aria-label={t('classes')}>
      <MultiSelect
        label={t('classes')}
        description={t(known.length === 0 ? 'classes_none' : 'classes_hint')}
        placeholder={classIds.length === 0 ? t('classes_all') : ''}
        error={error}
        disabled={isDisabled || !may}
        searchable
        hidePickedOptions
        data={[...known, ...others]}
        value={classIds}
        onChange={onChoose}
      />
    </section>
  );
}

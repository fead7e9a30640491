import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { call } from '@vitrine/client';
import { listClassesToManage } from '@vitrine/contract/classes';
import { kindFacts } from '@vitrine/domain/activities';
import { Failed, Loading, MultiSelect } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../../shared/console-routes.ts';
import type { Editing } from '../kinds/editing.ts';
import classes from '../kinds/kinds.module.css';

type Value = { kind: 'live_class' | 'webinar' | 'presential_event'; classIds: string[] };

/** Which classes of this course the activity stands for; none chosen: all of its kind, those that are planned later too. */
export function ClassEditor<V extends Value>({ value, onChange, errorAt, isDisabled }: Editing<V>) {
  const { t } = useTranslation(['catalog/class-activity', 'catalog']);
  const { courseId = '' } = useParams({ strict: false });
  const kind = kindFacts[value.kind].classKind;
  const may = useMay('classes.read');
  const found = useQuery({
    queryKey: ['classes', 'of-course', courseId, kind],
    queryFn: () => call(listClassesToManage, { query: { courseId, kind, limit: 100 } }),
    enabled: may,
  });
  if (may && found.isPending) return <Loading shape="list" rows={1} />;
  if (found.isError) return <Failed error={found.error} onRetry={() => void found.refetch()} />;
  const known = (found.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const others = value.classIds.filter((id) => known.every((one) => one.value !== id)).map((id) => ({ value: id, label: '…' }));
  return (
    <section className={classes.section} aria-label={t('classes')}>
      <MultiSelect
        label={t('classes')}
        description={t(known.length === 0 ? 'classes_none' : 'classes_hint')}
        placeholder={value.classIds.length === 0 ? t('classes_all') : ''}
        error={errorAt('classIds')}
        disabled={isDisabled || !may}
        searchable
        hidePickedOptions
        data={[...known, ...others]}
        value={value.classIds}
        onChange={(classIds) => onChange((before) => ({ ...before, classIds }))}
      />
    </section>
  );
}

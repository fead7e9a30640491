import type { PoolDraft } from '@vitrine/contract/assessment';
import { call } from '@vitrine/client';
import { listSubjects } from '@vitrine/contract/assessment';
import { useQuery } from '@tanstack/react-query';
import { Button, IconButton, NativeSelect, TagsInput, TextInput } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { newId } from '../../../../shared/device/index.ts';
import { IconPlus, IconTrash } from '../../../../shared/icons.ts';
import classes from '../kinds.module.css';

const subjectsQuery = { queryKey: ['assessment', 'subjects'], queryFn: () => call(listSubjects, {}), staleTime: 60_000 };

type PoolsProps = { pools: PoolDraft[]; onChange: (pools: PoolDraft[]) => void; isDisabled: boolean };

/** How many questions the test draws from the bank, and of which. */
export function Pools({ pools, onChange, isDisabled }: PoolsProps) {
  const { t } = useTranslation(['catalog/kinds/conventional-test', 'catalog']);
  const { data } = useQuery(subjectsQuery);
  const subjects = [
    { value: '', label: t('pool.any_subject') },
    ...(data?.items ?? []).map(({ id, name, questions }) => ({ value: id, label: `${name} · ${questions}` })),
  ];
  return (
    <section className={classes.section} aria-label={t('pool.title')}>
      <h3>{t('pool.title')}</h3>
      <p className={classes.hint}>{t('pool.hint')}</p>
      {pools.map((pool, place) => {
        const set = (part: Partial<PoolDraft>) => onChange(pools.with(place, { ...pool, ...part }));
        return (
          <div key={pool.id} className={classes.pairs}>
            <TextInput
              type="number"
              min={1}
              max={100}
              label={t('pool.count')}
              disabled={isDisabled}
              value={String(pool.count)}
              onChange={(event) => set({ count: Math.max(1, event.currentTarget.valueAsNumber || 1) })}
            />
            <NativeSelect
              label={t('pool.subject')}
              disabled={isDisabled}
              value={pool.subjectId ?? ''}
              data={subjects}
              onChange={(event) => set({ subjectId: event.currentTarget.value || null })}
            />
            <TagsInput
              label={t('pool.tags')}
              disabled={isDisabled}
              value={pool.tags}
              data={(data?.tags ?? []).map(({ tag }) => tag)}
              onChange={(tags) => set({ tags })}
            />
            {isDisabled ? null : (
              <IconButton label={t('pool.remove', { number: place + 1 })} onClick={() => onChange(pools.toSpliced(place, 1))}>
                <IconTrash size={18} stroke={1.75} aria-hidden />
              </IconButton>
            )}
          </div>
        );
      })}
      {isDisabled ? null : (
        <Button
          variant="default"
          leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}
          onClick={() => onChange([...pools, { id: newId(), count: 5, subjectId: null, tags: [], kinds: [] }])}
        >
          {t('pool.add')}
        </Button>
      )}
    </section>
  );
}

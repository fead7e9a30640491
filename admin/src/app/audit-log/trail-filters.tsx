import { useQuery } from '@tanstack/react-query';
import { Button, NativeSelect, TextInput } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { trailPeopleQuery, type AuditLogFilter } from './api.ts';
import classes from './audit-log.module.css';
import { useAuditWords } from './use-audit-words.ts';

type TrailFiltersProps = { filter: AuditLogFilter; onFilter: (filter: AuditLogFilter) => void };

/** By kind, by who did it, by days; and the one thing or change that a row was narrowed to. */
export function TrailFilters({ filter, onFilter }: TrailFiltersProps) {
  const { t } = useTranslation('audit-log');
  const { kinds } = useAuditWords();
  const { data } = useQuery(trailPeopleQuery);
  const set = (key: keyof AuditLogFilter, value: string) =>
    onFilter(Object.fromEntries(Object.entries({ ...filter, [key]: value }).filter(([, one]) => one !== '')));
  const isNarrowed = Object.keys(filter).length > 0;
  return (
    <div role="group" aria-label={t('filter')} className={classes.filters}>
      <NativeSelect
        label={t('by.kind')}
        value={filter.subject ?? ''}
        onChange={(event) => set('subject', event.currentTarget.value)}
        data={[{ value: '', label: t('by.any_kind') }, ...kinds.map(([value, label]) => ({ value, label }))]}
      />
      <NativeSelect
        label={t('by.person')}
        value={filter.personId ?? ''}
        onChange={(event) => set('personId', event.currentTarget.value)}
        data={[{ value: '', label: t('by.anybody') }, ...(data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))]}
      />
      <TextInput type="date" label={t('by.from')} value={filter.from ?? ''} onChange={(event) => set('from', event.currentTarget.value)} />
      <TextInput type="date" label={t('by.to')} value={filter.to ?? ''} onChange={(event) => set('to', event.currentTarget.value)} />
      {isNarrowed ? (
        <Button variant="subtle" onClick={() => onFilter({})}>
          {t('by.clear')}
        </Button>
      ) : null}
      {filter.subjectId ? <p>{t('only_one')}</p> : null}
      {filter.batchId ? <p>{t('by.of_batch')}</p> : null}
    </div>
  );
}

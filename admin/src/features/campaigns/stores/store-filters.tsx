import { useQuery } from '@tanstack/react-query';
import { NativeSelect, TextInput } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { listsQuery, type StoresMeant } from '../api.ts';

type StoreFiltersProps = { filter: StoresMeant; onFilter: (filter: StoresMeant) => void };

/** Stores by country, chain and city. */
export function StoreFilters({ filter, onFilter }: StoreFiltersProps) {
  const { t } = useTranslation('campaigns');
  const { data } = useQuery(listsQuery);
  const set = (key: keyof StoresMeant, value: string) => {
    const { [key]: _before, ...rest } = filter;
    onFilter(value === '' ? rest : { ...rest, [key]: value });
  };
  return (
    <>
      <NativeSelect
        aria-label={t('taking_part.by.country')}
        value={filter.country ?? ''}
        onChange={(event) => set('country', event.currentTarget.value)}
        data={[
          { value: '', label: t('taking_part.by.any_country') },
          ...(data?.countries ?? []).map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
      <NativeSelect
        aria-label={t('taking_part.by.chain')}
        value={filter.retailerId ?? ''}
        onChange={(event) => set('retailerId', event.currentTarget.value)}
        data={[
          { value: '', label: t('taking_part.by.any_chain') },
          ...(data?.retailers ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <TextInput
        aria-label={t('taking_part.by.city')}
        placeholder={t('taking_part.by.city')}
        value={filter.city ?? ''}
        onChange={(event) => set('city', event.currentTarget.value)}
      />
    </>
  );
}

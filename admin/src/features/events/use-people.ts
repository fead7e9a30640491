import { useQuery } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { listPeople } from '@vitrine/contract/people';
import { useState } from 'react';
import { useSettled } from '../../shared/use-settled.ts';

/** People whom a field finds by what is typed into it. */
export function usePeople() {
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const found = useQuery({
    queryKey: ['events', 'people', search],
    queryFn: () => call(listPeople, { query: { limit: 20, ...(search === '' ? {} : { search }) } }),
    placeholderData: (before) => before,
  });
  return { setTyped, people: (found.data?.items ?? []).map(({ id, fullName }) => ({ value: id, label: fullName })) };
}

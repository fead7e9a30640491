import type { CourseSearch } from '@vitrine/contract/learning/search';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ShelfFilters } from '../../shared/shelf-filters.tsx';
import { tagsQuery } from './api.ts';

const shows = ['mine', 'new', 'done', 'favourites'] as const;

/** Search and filters; each change is in the address, so that back and a shared link show the same shelf. */
export function CourseFilters({ filter }: { filter: CourseSearch }) {
  const { t } = useTranslation('learning');
  const navigate = useNavigate({ from: '/online-courses' });
  const { data: tags = [] } = useQuery(tagsQuery);
  const narrow = (change: Partial<CourseSearch>) => void navigate({ search: { ...filter, ...change }, replace: true, resetScroll: false });
  const chips = [
    ...shows.map((show) => ({ key: show, label: t(`show.${show}`), isActive: filter.show === show })),
    ...tags.map(({ id, name }) => ({ key: id, label: name, isActive: filter.tag === id })),
  ];
  const toggle = (key: string) => {
    const show = shows.find((one) => one === key);
    if (show) narrow({ show: filter.show === show ? undefined : show });
    else narrow({ tag: filter.tag === key ? undefined : key });
  };
  return (
    <ShelfFilters
      labels={{ search: t('search'), clear: t('clear_search'), filters: t('filters') }}
      search={filter.search}
      onSearch={(search) => narrow({ search })}
      chips={chips}
      onToggle={toggle}
    />
  );
}

import type { CourseSearch } from '@vitrine/contract/learning/search';
import { FilterChips } from '@vitrine/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchBox } from '../../shared/search-box.tsx';
import { tagsQuery } from './api.ts';
import classes from './courses-page.module.css';

const shows = ['mine', 'new', 'done', 'favourites'] as const;
/** Long enough not to ask for each letter, short enough to feel at once. */
const typingPauseMs = 300;

/** Search and filters; each change is in the address, so that back and a shared link show the same shelf. */
export function CourseFilters({ filter }: { filter: CourseSearch }) {
  const { t } = useTranslation('learning');
  const navigate = useNavigate({ from: '/online-courses' });
  const [typed, setTyped] = useState(filter.search ?? '');
  const { data: tags = [] } = useQuery(tagsQuery);
  const narrow = (change: Partial<CourseSearch>) => void navigate({ search: { ...filter, ...change }, replace: true, resetScroll: false });
  const search = useEffectEvent(() => {
    const wanted = typed.trim() || undefined;
    if (wanted !== filter.search) narrow({ search: wanted });
  });
  useEffect(() => {
    const timer = setTimeout(search, typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
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
    <div role="search" className={classes.filters}>
      <SearchBox label={t('search')} clearLabel={t('clear_search')} value={typed} onType={setTyped} />
      <FilterChips label={t('filters')} filters={chips} onToggle={toggle} />
    </div>
  );
}

import type { TrailCard } from '@vitrine/contract/learning';
import { Empty, Loading, CardGrid, CatalogCard } from '@vitrine/ui';
import { noCategory } from '@vitrine/domain/learning';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../../shared/page-title.tsx';
import { itemsOf, Pages } from '../../../shared/pages.tsx';
import { listsQuery } from '../api.ts';
import { durationOf } from '../course-words.tsx';
import { FavouriteButton } from '../favourite-button.tsx';
import { LearnTabs } from '../learn-tabs.tsx';
import { CatalogFiltersOf } from '../catalog-filters-of.tsx';
import { filterOf, isNarrowed, trailFilterState } from '../catalog-search.ts';
import { TrailState } from './audit-words.tsx';
import { trailsQuery } from './trails-api.ts';

/** The catalog of trails (TRL-01): search, filters, favourites and progress of the whole. What is asked for stands in the address. */
export function TrailsPage() {
  const { t } = useTranslation('learning');
  const filter = filterOf(useSearch({ from: '/signed-in/member/trails' }));
  const found = useInfiniteQuery({ ...trailsQuery(filter), placeholderData: (before) => before });
  const { data: lists } = useQuery(listsQuery);
  const { selected_categories: category, loading } = trailFilterState(filter, {
    categories: [...(lists?.trail_complete_categories ?? []), { id: noCategory, name: t('filter.no_category') }],
    loading: found.isFetching,
  });
  return (
    <div aria-busy={loading}>
      <PageTitle title={t('title')} {...(category.value === 'all' ? {} : { hint: category.label })} />
      <LearnTabs current="trails" />
      <CatalogFiltersOf filter={filter} of="trails" />
      <Pages
        found={found}
        count={t(found.hasNextPage ? 'trails.count_more' : 'trails.count', { count: itemsOf(found).length })}
        bones={<Loading shape="cards" rows={4} />}
        nothing={
          isNarrowed(filter) ? (
            <Empty title={t('trails.none')} hint={t('empty.none_hint')} next={{ label: t('empty.all'), href: '/trails' }} />
          ) : (
            <Empty title={t('trails.empty')} hint={t('trails.empty_hint')} next={{ label: t('empty.home'), href: '/home' }} />
          )
        }
        more={t('more')}
      >
        {(trails) => (
          <CardGrid label={t('tabs.trails')}>
            {trails.map((trail) => (
              <TrailCatalogCard key={trail.id} trail={trail} />
            ))}
          </CardGrid>
        )}
      </Pages>
    </div>
  );
}

function TrailCatalogCard({ trail }: { trail: TrailCard }) {
  const { t } = useTranslation('learning');
  const isBegun = trail.state === 'in_progress' || trail.state === 'blocked';
  return (
    <CatalogCard
      level={2}
      href={`/trails/${trail.id}`}
      title={trail.title}
      meta={
        isBegun
          ? t('trails.done_of', { done: trail.stepsDone, count: trail.steps })
          : `${t('trails.steps', { count: trail.steps })} · ${durationOf(trail.workloadMinutes)}`
      }
      object={trail.scene}
      photoUrl={trail.image}
      progress={{ value: trail.progress / 100, label: t('trails.progress'), tone: trail.state === 'finished' ? 'done' : 'learning' }}
      chip={<TrailState state={trail.state} />}
      isLocked={trail.state === 'blocked'}
      corner={<FavouriteButton course={trail} subject="trail" />}
    />
  );
}

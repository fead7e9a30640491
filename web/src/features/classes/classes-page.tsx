import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ClassCard } from '@vitrine/contract/classes';
import { statesOfKind } from '@vitrine/domain/classes';
import { CardGrid, CatalogCard, Empty, Loading } from '@vitrine/ui';
import { formatDay } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { CatalogFilters } from '../../shared/catalog-filters.tsx';
import { dayOf } from '../../shared/device/clock.ts';
import { PageTitle } from '../../shared/page-title.tsx';
import { Pages } from '../../shared/pages.tsx';
import { PlainSelect } from '../../shared/plain-select.tsx';
import { oneOf, wordIn } from '../../shared/search-words.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { cardsQuery, useKind } from './api.ts';
import styles from './classes-page.module.css';
import { ClassStateChip } from './class-words.tsx';
import { onlineOf, pathOf, statusOf } from './kinds.ts';

/** Courses with classes of a kind, narrowed as the address says (PRE-01, LIV-01, WEB-01, FIL-02). */
export function ClassesPage() {
  const { t } = useTranslation('classes');
  const kind = useKind();
  const navigate = useNavigate();
  const asked: Record<string, unknown> = useSearch({ strict: false });
  const status = oneOf(asked, statusOf[kind], statesOfKind[kind]);
  const search = Object.fromEntries(
    Object.entries({
      search: wordIn(asked, 'search'),
      favorite: oneOf(asked, 'favorite', ['favorite']),
      selected_tags: wordIn(asked, 'selected_tags'),
      [statusOf[kind]]: status,
      [onlineOf[kind]]: String(asked[onlineOf[kind]]) === 'true' ? 'true' : undefined,
    }).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  );
  const narrow = (change: Record<string, string | undefined>) =>
    void navigate({
      to: '.',
      // A yes stands in the address without quotes.
      search: Object.fromEntries(
        Object.entries({ ...search, ...change }).flatMap(([key, value]) => (value ? [[key, value === 'true' ? true : value]] : [])),
      ),
      replace: true,
      resetScroll: false,
    });
  const found = useInfiniteQuery({ ...cardsQuery(kind, search), placeholderData: (before) => before });
  const isNarrowed = Object.keys(search).length > 0;
  const flags = [
    { key: onlineOf[kind], label: t('filter.online'), value: 'true' },
    { key: 'favorite', label: t('filter.favorite'), value: 'favorite' },
  ];
  return (
    <>
      <PageTitle title={t(`kind.${kind}`)} />
      <div className={styles.filters}>
        <CatalogFilters
          labels={{ search: t('filter.search'), clear: t('filter.clear_search'), filters: t('filter.title') }}
          search={search['search']}
          onSearch={(words) => narrow({ search: words })}
          chips={flags.map(({ key, label }) => ({ key, label, isActive: search[key] !== undefined }))}
          onToggle={(key) => narrow({ [key]: search[key] === undefined ? flags.find((one) => one.key === key)?.value : undefined })}
        />
        <PlainSelect
          label={t('filter.status')}
          value={status ?? ''}
          choices={[{ value: '', label: t('filter.all') }, ...statesOfKind[kind].map((value) => ({ value, label: t(`state.${value}`) }))]}
          onChoose={(value) => narrow({ [statusOf[kind]]: value })}
        />
      </div>
      <Pages
        found={found}
        bones={<Loading shape="cards" />}
        more={t('more')}
        nothing={
          isNarrowed ? (
            <Empty title={t('nothing.title')} hint={t('nothing.hint')} next={{ label: t('nothing.next'), href: pathOf[kind] }} />
          ) : (
            <Empty title={t('empty.title')} hint={t('empty.hint')} next={{ label: t('empty.next'), href: '/online-courses' }} />
          )
        }
      >
        {(items) => (
          <CardGrid label={t(`kind.${kind}`)}>
            {items.map((card) => (
              <Card key={card.id} card={card} href={`${pathOf[kind]}/${card.id}`} />
            ))}
          </CardGrid>
        )}
      </Pages>
    </>
  );
}

function Card({ card, href }: { card: ClassCard; href: string }) {
  const { t } = useTranslation('classes');
  const locale = useLocale();
  const { beginsAt, zone, classes, part } = card;
  const day = beginsAt !== null && zone !== null ? formatDay(dayOf(Date.parse(beginsAt), zone), locale, 'weekday') : t('no_date');
  return (
    <CatalogCard
      level={2}
      href={href}
      title={card.title}
      object={card.scene}
      photoUrl={card.imageUrl}
      meta={part === 'subscribed' || part === 'waiting' ? `${t(`part.${part}`)} · ${day}` : `${t('classes', { count: classes })} · ${day}`}
      chip={<ClassStateChip state={card.state} />}
    />
  );
}

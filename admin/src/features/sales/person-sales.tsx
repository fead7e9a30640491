import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { listPersonSales } from '@vitrine/contract/sales';
import { StateChip } from '@vitrine/ui';
import { formatDay, formatPoints, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { PersonCard, PersonRow, PersonRows } from '../../shared/person/index.ts';
import { PersonWeeks } from './person-weeks.tsx';

const looks = { under_audit: 'audit', approved: 'earned', reproved: 'refused' } as const;

/** What a person reported, newest first, each with what became of it. */
export function PersonSalesPart({ memberId }: { memberId: string }) {
  const { t, i18n } = useTranslation('sales');
  const locale = matchLocale(i18n.language);
  const sales = useInfiniteQuery({
    queryKey: ['sales', 'person', memberId],
    queryFn: ({ pageParam }) =>
      call(listPersonSales, { params: { memberId }, query: { limit: 6, ...(pageParam ? { after: pageParam } : {}) } }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next ?? undefined,
  });
  const items = sales.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <PersonCard title={t('person.title')} asked={sales} nothing={items.length === 0 ? t('person.nothing') : undefined} paged={sales}>
      <PersonWeeks memberId={memberId} />
      <PersonRows label={t('person.list')}>
        {items.map((sale) => (
          <PersonRow
            key={sale.id}
            title={t('invoice', { number: sale.invoiceNumber })}
            href={`/sales?state=${sale.state}&open=${sale.id}`}
            detail={[formatDay(sale.saleDate, locale, 'short', 0), sale.storeName, sale.products.join(', ')].filter(Boolean).join(' · ')}
            state={<StateChip state={looks[sale.state]}>{t(`person.state.${sale.state}`)}</StateChip>}
            end={formatPoints(sale.points, locale)}
          />
        ))}
      </PersonRows>
    </PersonCard>
  );
}

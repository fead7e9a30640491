import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { listPersonStatement, type StatementLine } from '@vitrine/contract/ledger';
import { formatInstant, formatPoints, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../../shared/device/index.ts';
import { PersonCard, PersonRow, PersonRows } from '../../../shared/person/index.ts';

/** Every movement of a person's points in a campaign, newest first, page after page, with the balance after it. */
export function PersonStatement({ memberId, campaignId }: { memberId: string; campaignId: string }) {
  const { t, i18n } = useTranslation('campaigns');
  const locale = matchLocale(i18n.language);
  const statement = useInfiniteQuery({
    queryKey: ['ledger', 'person-statement', memberId, campaignId],
    queryFn: ({ pageParam }) =>
      call(listPersonStatement, { params: { memberId }, query: { campaignId, limit: 8, ...(pageParam ? { after: pageParam } : {}) } }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next ?? undefined,
  });
  const lines = statement.data?.pages.flatMap(({ items }) => items) ?? [];
  const detail = ({ at, state, code, title }: StatementLine) =>
    [
      formatInstant(at, deviceZone(), locale),
      title === null ? '' : t(`person.code.${code}`),
      state === 'done' ? '' : t(`person.line.${state}`),
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <PersonCard
      title={t('person.statement')}
      asked={statement}
      nothing={lines.length === 0 ? t('person.no_movement') : undefined}
      paged={statement}
    >
      <PersonRows>
        {lines.map((line) => (
          <PersonRow
            key={line.id}
            title={line.title ?? t(`person.code.${line.code}`)}
            detail={detail(line)}
            end={
              <>
                <b>{formatPoints(line.amount, locale, true)}</b>
                <small>{t('person.after', { points: formatPoints(line.balanceAfter, locale) })}</small>
              </>
            }
          />
        ))}
      </PersonRows>
    </PersonCard>
  );
}

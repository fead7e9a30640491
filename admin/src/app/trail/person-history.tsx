import { useInfiniteQuery } from '@tanstack/react-query';
import { formatInstant, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../shared/device/index.ts';
import { PersonCard, PersonRow, PersonRows } from '../../shared/person/index.ts';
import { trailQuery } from './api.ts';
import { changesBetween } from './changes-between.ts';
import { usePartWords } from './use-part-words.ts';
import { useTrailWords } from './use-trail-words.ts';

const subject = 'person';

/** Who changed what on a person, newest first, with the way to how it was before (ADM-09). */
export function PersonHistoryPart({ memberId }: { memberId: string }) {
  const { t, i18n } = useTranslation('trail');
  const locale = matchLocale(i18n.language);
  const { said } = useTrailWords();
  const { path } = usePartWords(subject);
  const trail = useInfiniteQuery(trailQuery({ subject, subjectId: memberId }));
  const entries = trail.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <PersonCard
      title={t('of_person.title')}
      all={entries.length > 0 ? { href: `/audit-trail?subject=${subject}&subjectId=${memberId}`, label: t('of_person.all') } : undefined}
      asked={trail}
      nothing={entries.length === 0 ? t('of_person.nothing') : undefined}
      paged={trail}
    >
      <PersonRows>
        {entries.map((entry) => (
          <PersonRow
            key={entry.id}
            title={`${entry.who} ${said(`what.${entry.what}`) ?? t('what.other')}`}
            detail={[
              formatInstant(entry.at, deviceZone(), locale),
              changesBetween(entry.before, entry.after)
                .map((change) => path(change.path))
                .slice(0, 4)
                .join(', '),
            ]
              .filter(Boolean)
              .join(' · ')}
          />
        ))}
      </PersonRows>
    </PersonCard>
  );
}

import { useInfiniteQuery } from '@tanstack/react-query';
import { formatInstant, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../shared/device/index.ts';
import { PersonCard, PersonRow, PersonRows } from '../../shared/person/index.ts';
import { auditLogQuery } from './api.ts';
import { changesBetween } from './changes-between.ts';
import { usePartWords } from './use-part-words.ts';
import { useAuditWords } from './use-audit-words.ts';

const subject = 'person';

/** Who changed what on a person, newest first, with the way to how it was before (ADM-09). */
export function PersonHistoryPart({ memberId }: { memberId: string }) {
  const { t, i18n } = useTranslation('audit-log');
  const locale = matchLocale(i18n.language);
  const { said } = useAuditWords();
  const { path } = usePartWords(subject);
  const auditLog = useInfiniteQuery(auditLogQuery({ subject, subjectId: memberId }));
  const entries = auditLog.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <PersonCard
      title={t('of_person.title')}
      all={entries.length > 0 ? { href: `/audit-log?subject=${subject}&subjectId=${memberId}`, label: t('of_person.all') } : undefined}
      asked={auditLog}
      nothing={entries.length === 0 ? t('of_person.nothing') : undefined}
      paged={auditLog}
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

import { useQuery } from '@tanstack/react-query';
import type { MessageDetail } from '@vitrine/contract/messages';
import { Facts } from '@vitrine/ui';
import { formatInstant, formatNumber, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { writing } from '../../shared/writing/index.ts';
import { listsQuery } from './api.ts';
import classes from './messages.module.css';
import { RecipientsPart } from './recipients-part.tsx';

/** What went, when and to whom; below it who read it. */
export function FixedMessage({ detail }: { detail: MessageDetail }) {
  const { t, i18n } = useTranslation('messages');
  const locale = matchLocale(i18n.language);
  const { data: lists } = useQuery(listsQuery);
  const { state, message, sendsAt, takenBackAt, timeZone, reach, read } = detail;
  const names = (lists?.groups_user ?? []).filter(({ id }) => message.groupIds.includes(id)).map(({ name }) => name);
  const isWaiting = state === 'scheduled';
  return (
    <div className={writing.form}>
      <section aria-label={t('details')}>
        <p className={classes.quiet}>{t(`fixed.${state}`)}</p>
        <Facts
          rows={[
            { term: t('field.groupIds'), value: message.groupIds.length === 0 ? t('everybody') : names.join(', ') },
            ...(message.place === null ? [] : [{ term: t('field.place'), value: t(`place.${message.place}`) }]),
            ...(sendsAt === null
              ? []
              : [
                  {
                    term: t(isWaiting ? 'goes_at' : 'went_at'),
                    value: `${formatInstant(sendsAt, timeZone, locale)} (${timeZone.replaceAll('_', ' ')})`,
                  },
                ]),
            ...(takenBackAt === null ? [] : [{ term: t('taken_back_at'), value: formatInstant(takenBackAt, timeZone, locale) }]),
            { term: t(isWaiting ? 'will_get' : 'list.field.told'), value: formatNumber(reach, locale) },
            ...(isWaiting ? [] : [{ term: t('list.field.read'), value: formatNumber(read, locale) }]),
          ]}
        />
      </section>
      {isWaiting ? null : <RecipientsPart detail={detail} />}
    </div>
  );
}

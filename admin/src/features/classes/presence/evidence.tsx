import type { ClassDetail, ClassPerson } from '@vitrine/contract/classes';
import { dayIn } from '@vitrine/domain/kernel';
import { formatInstant, formatTime, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { IconEye, IconHandClick } from '../../../shared/icons.ts';
import styles from './presence.module.css';

const sign = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

/** What a presence stands on: a measure, or who marked it when; the words say it, the icon only what kind it is. */
export function Evidence({ person, encounter }: { person: ClassPerson; encounter: ClassDetail['encounters'][number] | undefined }) {
  const { t, i18n } = useTranslation('classes');
  const locale = matchLocale(i18n.language);
  const { state, mark, watchedSeconds, result } = person;
  const at = (instant: string) => {
    const zone = encounter?.zone ?? 'UTC';
    return dayIn(zone, instant) === encounter?.day ? formatTime(instant, zone, locale) : formatInstant(instant, zone, locale);
  };
  return (
    <span className={styles.evidence}>
      {state === 'waiting' ? <small>{t('waits')}</small> : null}
      {watchedSeconds === null || !encounter ? null : (
        <small>
          <IconEye {...sign} />
          {t('watched_of', { minutes: Math.floor(watchedSeconds / 60), planned: encounter.minutes })}
          {mark ? null : ` · ${t('by_measure')}`}
        </small>
      )}
      {mark ? (
        <small>
          <IconHandClick {...sign} />
          {t(`marked_as.${mark.presence}`, { by: mark.by, at: at(mark.at) })}
        </small>
      ) : null}
      {state === 'subscribed' && !mark && watchedSeconds === null ? <small>{t('unmarked')}</small> : null}
      {mark?.reason ? <small>{t('because', { reason: mark.reason })}</small> : null}
      {result ? <small>{t(`verdict.${result}`)}</small> : null}
    </span>
  );
}

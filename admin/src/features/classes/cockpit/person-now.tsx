import type { WatchedPerson } from '@vitrine/contract/classes';
import { useTranslation } from 'react-i18next';
import { IconCheck, IconClockPause, IconUserOff } from '../../../shared/icons.ts';
import styles from './cockpit.module.css';

type PersonNowProps = { person: WatchedPerson; isUnderWay: boolean; at: string };
const sign = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

/** One sign a person: what is missing comes before how far they are, and no sign is told by its colour alone. */
export function PersonNow({ person: { sighting, seenAt, work, movedAt, test }, isUnderWay, at }: PersonNowProps) {
  const { t } = useTranslation('classes');
  const minutes = (since: string | null) => Math.max(1, Math.floor((Date.parse(at) - Date.parse(since ?? at)) / 60_000));
  if (work === 'done')
    return (
      <span className={styles.sign} data-sign="done">
        <IconCheck {...sign} />
        {test === null || test.right === null ? (
          t('cockpit.sign.done')
        ) : (
          <>
            <span aria-hidden>{t('cockpit.sign.right', { right: test.right, of: test.asked })}</span>
            <span className="visually-hidden">{t('cockpit.sign.right_spoken', { right: test.right, of: test.asked })}</span>
          </>
        )}
      </span>
    );
  if (isUnderWay && sighting === 'gone')
    return (
      <span className={styles.sign} data-sign="stopped">
        <IconClockPause {...sign} />
        {t('cockpit.sign.gone', { minutes: minutes(seenAt) })}
      </span>
    );
  if (isUnderWay && sighting === 'never')
    return (
      <span className={styles.sign} data-sign="stopped">
        <IconUserOff {...sign} />
        {t('cockpit.sign.never')}
      </span>
    );
  if (work === 'idle')
    return (
      <span className={styles.sign} data-sign="stopped">
        <IconClockPause {...sign} />
        {t('cockpit.sign.idle', { minutes: minutes(movedAt) })}
      </span>
    );
  if (work === 'begun')
    return (
      <span className={styles.sign} data-sign="begun">
        {test ? t('cockpit.sign.question', { at: Math.min(test.answered + 1, test.asked), of: test.asked }) : t('cockpit.sign.begun')}
      </span>
    );
  return <span className={styles.sign}>{t('cockpit.sign.none')}</span>;
}

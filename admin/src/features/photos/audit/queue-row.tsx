import type { AuditPhotoRow } from '@vitrine/contract/photos';
import { StateChip } from '@vitrine/ui';
import { formatInstant, formatPoints, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../../shared/device/index.ts';
import { IconLock } from '../../../shared/icons.ts';
import { queueClasses as classes } from '../../../shared/queue/index.ts';
import own from './photos.module.css';
import type { Verb } from './deciding.ts';

/** One photo of the queue: its picture in small, of what and where, since when, and what to look at twice. */
export function QueueRow({ row, verb }: { row: AuditPhotoRow; verb: Verb | undefined }) {
  const { i18n } = useTranslation('photos');
  const locale = matchLocale(i18n.language);
  return (
    <span className={own.row}>
      {row.url === null ? <span className={own.thumb} /> : <img className={own.thumb} src={row.url} alt="" loading="lazy" />}
      <span className={own.grow}>
        <span className={`${classes.pair} ${classes.first}`}>
          <span>{row.typeName}</span>
          <span>{formatPoints(row.points, locale, true)}</span>
        </span>
        <span className={`${classes.pair} ${classes.second}`}>
          <span>
            {row.storeName} · {row.sender.name}
          </span>
          <span>{formatInstant(row.sentAt, deviceZone(), locale)}</span>
        </span>
        <RowChips row={row} verb={verb} />
      </span>
    </span>
  );
}

/** What was decided here a moment ago, who else has it, and what to look at twice. */
export function RowChips({ row: { claim, flags }, verb }: { row: AuditPhotoRow; verb: Verb | undefined }) {
  const { t } = useTranslation('photos');
  const isTaken = claim !== null && !claim.isMine;
  if (flags.length === 0 && !isTaken && verb === undefined) return null;
  return (
    <span className={classes.chips}>
      {verb === undefined ? null : (
        <StateChip state={verb === 'approve' ? 'earned' : 'refused'}>{t(`pending_action.${verb}.chip`)}</StateChip>
      )}
      {isTaken ? (
        <StateChip icon={<IconLock size={14} stroke={1.75} aria-hidden />}>{t('claim.short', { name: claim.by })}</StateChip>
      ) : null}
      {flags.map((flag) => (
        <StateChip key={flag} state={flag === 'resent' ? 'quiet' : 'expiring'} icon={null}>
          {t(`flag.${flag}`)}
        </StateChip>
      ))}
    </span>
  );
}

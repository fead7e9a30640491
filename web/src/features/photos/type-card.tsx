import type { BoardType } from '@vitrine/contract/photos';
import { StateChip, type ChipState } from '@vitrine/ui';
import { useMessages } from '@vitrine/ui/forms';
import { formatDay, formatInstant, formatPoints } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { timeZone } from '../../shared/device/clock.ts';
import { IconCamera, IconCameraPlus, IconCloudUp } from '../../shared/icons.ts';
import { useLocale } from '../../shared/use-locale.ts';
import type { KeptPhoto } from './outbox/kept-photo.ts';
import { photoOutbox, useKeptPicture } from './outbox/use-outbox.ts';
import classes from './photos.module.css';

const chips: Record<'awaiting' | 'approved' | 'reproved', ChipState> = { awaiting: 'audit', approved: 'earned', reproved: 'refused' };

type TypeCardProps = { type: BoardType; zone: string; kept: KeptPhoto | undefined; until: string; onTake: () => void };

/** One display of the week: its photo and how it stands, one that waits on this device, or the place that is free. */
export function TypeCard({ type, zone, kept, until, onTake }: TypeCardProps) {
  const { t } = useTranslation('photos');
  const waiting = useKeptPicture(kept?.key);
  const { photo } = type;
  return (
    <li className={classes.card} aria-label={type.name}>
      {kept ? (
        <>
          <span className={classes.picture}>{waiting ? <img src={waiting} alt={t('photo_of', { type: type.name })} /> : null}</span>
          <i className={classes.edge} data-state="missing" />
          <h3>{type.name}</h3>
          <Kept kept={kept} onTake={onTake} />
        </>
      ) : photo ? (
        <>
          <span className={classes.picture}>
            {photo.url ? <img src={photo.url} alt={t('photo_of', { type: type.name })} loading="lazy" /> : null}
          </span>
          <i className={classes.edge} data-state={photo.state} />
          <h3>{type.name}</h3>
          <Status type={type} photo={photo} zone={zone} onTake={onTake} />
        </>
      ) : (
        <Missing type={type} until={until} onTake={onTake} />
      )}
    </li>
  );
}

function Kept({ kept, onTake }: { kept: KeptPhoto; onTake: () => void }) {
  const { t } = useTranslation('photos');
  const { atForm } = useMessages();
  if (kept.stage === 'waiting') {
    return (
      <StateChip state="expiring" icon={<IconCloudUp size={16} stroke={1.75} aria-hidden />}>
        {t('kept.waiting')}
      </StateChip>
    );
  }
  return (
    <>
      <p role="alert">{atForm(kept.refusal ?? 'unexpected')}</p>
      <button type="button" className={classes.again} onClick={onTake}>
        {t('send_another')}
      </button>
      <button type="button" className={classes.again} onClick={() => void photoOutbox().then((outbox) => outbox.discard(kept.key))}>
        {t('kept.discard')}
      </button>
    </>
  );
}

type StatusProps = { type: BoardType; photo: NonNullable<BoardType['photo']>; zone: string; onTake: () => void };

function Status({ type, photo, zone, onTake }: StatusProps) {
  const { t } = useTranslation('photos');
  const locale = useLocale();
  const at = formatInstant(photo.sentAt, zone, locale, timeZone());
  const { decision } = photo;
  return (
    <>
      <p>{t(photo.isMine ? 'sent.you' : 'sent.other', { name: photo.sender, at })}</p>
      {photo.state === 'reproved' && decision ? (
        <p>
          {t('reproved', { reason: decision.reason === null ? '' : t(`reason.${decision.reason}`) })} {decision.note}
        </p>
      ) : (
        <StateChip state={chips[photo.state]}>{t(`state.${photo.state}`, { points: formatPoints(photo.points, locale, true) })}</StateChip>
      )}
      {type.can.send ? (
        <button type="button" className={classes.again} onClick={onTake}>
          <IconCamera size={20} stroke={1.75} aria-hidden />
          {t('send_another')}
        </button>
      ) : null}
    </>
  );
}

function Missing({ type, until, onTake }: Pick<TypeCardProps, 'type' | 'until' | 'onTake'>) {
  const { t } = useTranslation('photos');
  const locale = useLocale();
  return (
    <>
      <button type="button" className={classes.missing} onClick={onTake} disabled={!type.can.send}>
        <span className="visually-hidden">{t('take', { type: type.name })}</span>
        <IconCameraPlus size={28} stroke={1.75} aria-hidden />
        <b>{formatPoints(type.points, locale, true)}</b>
      </button>
      <h3>{type.name}</h3>
      <p>{t('missing', { day: formatDay(until, locale, 'long') })}</p>
    </>
  );
}

import type { AuditPhoto } from '@vitrine/contract/photos';
import { IconButton, Skeleton } from '@vitrine/ui';
import { formatDay, formatInstant, matchLocale } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../../shared/device/index.ts';
import { IconArrowLeft, IconPhotoOff } from '../../../shared/icons.ts';
import { useKeys } from '../../../shared/queue/index.ts';
import classes from './photos.module.css';

/** The picture as large as the screen allows; the one of the week before below it, or the example, to compare. */
export function PicturePane({ audited, isLoading }: { audited: AuditPhoto | undefined; isLoading: boolean }) {
  const { t, i18n } = useTranslation('photos');
  const locale = matchLocale(i18n.language);
  const [isCompared, setCompared] = useState(true);
  const alike = audited?.alike ?? undefined;
  const before = alike ? undefined : audited?.before[0];
  const other = alike ?? before;
  useKeys({ c: other ? () => setCompared(!isCompared) : undefined });
  const week = (from: string, to: string) =>
    t('week', { from: formatDay(from, locale, 'short', 0), to: formatDay(to, locale, 'short', 0) });
  return (
    <div className={classes.mat}>
      <div className={classes.bar}>
        <span className={classes.narrow}>
          <IconButton label={t('back_to_queue')} href="/photos">
            <IconArrowLeft size={20} stroke={1.75} aria-hidden />
          </IconButton>
        </span>
        <h1>
          {audited ? audited.typeName : t('photo')} {audited ? <small>{week(audited.week.from, audited.week.to)}</small> : null}
        </h1>
        {other ? (
          <button type="button" aria-pressed={isCompared} onClick={() => setCompared(!isCompared)}>
            <kbd aria-hidden>C</kbd> {t('compare')}
          </button>
        ) : null}
      </div>
      <div className={classes.reviewQueue}>
        {isLoading ? <Skeleton height={420} radius={14} /> : null}
        {audited ? (
          <figure className={classes.large}>
            {audited.url === null ? (
              <p className={classes.none}>
                <IconPhotoOff size={40} stroke={1.5} aria-hidden /> {t('no_picture')}
              </p>
            ) : (
              <img src={audited.url} alt={t('photo_of', { type: audited.typeName, store: audited.storeName })} />
            )}
            <figcaption>
              <span>{t('this_one', { name: audited.sender.name })}</span>
              <span>{formatInstant(audited.sentAt, audited.store.timeZone, locale, deviceZone())}</span>
            </figcaption>
          </figure>
        ) : null}
        {audited && alike && isCompared && alike.url !== null ? (
          <figure className={classes.large}>
            <img src={alike.url} alt={t('alike.title')} />
            <figcaption>
              <span>
                {t(`state.${alike.state}`)} · {alike.storeName}
              </span>
              <span>{formatInstant(alike.sentAt, audited.store.timeZone, locale, deviceZone())}</span>
            </figcaption>
          </figure>
        ) : null}
        {audited && before && isCompared && before.url !== null ? (
          <figure className={classes.large}>
            <img src={before.url} alt={t('before_of', { week: week(before.week.from, before.week.to) })} />
            <figcaption>
              <span>{t(`before.${before.state}`, { name: before.sender })}</span>
              <span>{week(before.week.from, before.week.to)}</span>
            </figcaption>
          </figure>
        ) : null}
      </div>
    </div>
  );
}

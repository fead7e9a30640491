import { useQueryClient } from '@tanstack/react-query';
import type { AuditSale, AuditSaleRow } from '@vitrine/contract/sales';
import { Button, IconButton, Skeleton } from '@vitrine/ui';
import { formatInstant, matchLocale } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconArrowLeft, IconPhotoOff } from '../../shared/icons.ts';
import { deviceZone } from '../../shared/device/index.ts';
import { useKeys } from '../../shared/queue/index.ts';
import { saleQuery } from './api.ts';
import classes from './photo.module.css';
import { PhotoTools } from './photo-tools.tsx';
import { usePhotoView } from './use-photo-view.ts';

type PhotoPaneProps = {
  audited: AuditSale | undefined;
  isLoading: boolean;
  before: AuditSaleRow | undefined;
  after: AuditSaleRow | undefined;
};

/** The photo of the invoice, as large as the screen allows, turned and drawn nearer by keys or fingers. */
export function PhotoPane({ audited, isLoading, before, after }: PhotoPaneProps) {
  const { t, i18n } = useTranslation('sales');
  const view = usePhotoView();
  const photo = audited?.sale.photo;
  useKeys(photo ? { z: view.toggle, '+': view.nearer, '=': view.nearer, '-': view.farther, g: view.turn } : {});
  const zone = audited?.sale.store.timeZone ?? deviceZone();
  const sentAt = audited ? (audited.sale.revisedAt ?? audited.sale.reportedAt) : undefined;
  return (
    <div className={classes.mat}>
      <div className={classes.bar}>
        <span className={classes.narrow}>
          <IconButton label={t('back_to_queue')} href="/sales">
            <IconArrowLeft size={20} stroke={1.75} aria-hidden />
          </IconButton>
        </span>
        {audited ? (
          <h1 className={classes.heading}>
            {t('invoice', { number: audited.sale.invoiceNumber })}
            {sentAt === undefined ? null : (
              <small>{t('sent_at', { at: formatInstant(sentAt, zone, matchLocale(i18n.language), deviceZone()) })}</small>
            )}
          </h1>
        ) : (
          <h1 className={classes.heading}>{t('photo')}</h1>
        )}
        {photo ? <PhotoTools view={view} url={photo.url} /> : null}
      </div>
      <div className={classes.reviewQueue}>
        {isLoading ? <Skeleton height={420} radius={14} /> : null}
        {photo && audited ? <Picture key={photo.url} audited={audited} url={photo.url} view={view} /> : null}
        {audited && !photo ? <NoPhoto allowsPhones={audited.sale.store.takesPhotos} /> : null}
      </div>
      <div className={classes.next} aria-hidden>
        <span>
          {before ? (
            <>
              <kbd>K</kbd> {before.seller.name}
            </>
          ) : null}
        </span>
        <span>
          <kbd>Z</kbd> {t('keys.zoom')} <kbd>G</kbd> {t('keys.turn')}
        </span>
        <span>
          {after ? (
            <>
              {after.seller.name} <kbd>J</kbd>
            </>
          ) : null}
        </span>
      </div>
    </div>
  );
}

type PictureProps = { audited: AuditSale; url: string; view: ReturnType<typeof usePhotoView> };

function Picture({ audited, url, view }: PictureProps) {
  const { t } = useTranslation('sales');
  const queries = useQueryClient();
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) {
    return (
      <div className={classes.none} role="alert">
        <IconPhotoOff size={40} stroke={1.5} aria-hidden />
        <p>{t('photo_failed')}</p>
        <Button
          variant="default"
          onClick={() => {
            setFailed(false);
            void queries.invalidateQueries({ queryKey: saleQuery(audited.sale.id).queryKey }); // links of files end after a while
          }}
        >
          {t('ui:failed.retry')}
        </Button>
      </div>
    );
  }
  return (
    <img
      className={classes.photo}
      data-near={view.zoom > 1 || undefined}
      data-on-side={view.isOnSide || undefined}
      src={url}
      alt={t('photo_of', { number: audited.sale.invoiceNumber })}
      draggable={false}
      style={{ transform: view.transform }}
      onError={() => setFailed(true)}
      {...view.handling}
    />
  );
}

function NoPhoto({ allowsPhones }: { allowsPhones: boolean }) {
  const { t } = useTranslation('sales');
  return (
    <div className={classes.none}>
      <IconPhotoOff size={40} stroke={1.5} aria-hidden />
      <p>{t(allowsPhones ? 'no_photo.missing' : 'no_photo.store')}</p>
    </div>
  );
}

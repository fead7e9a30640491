import { useTranslation } from 'react-i18next';
import { FieldFault } from '../../../shared/field-fault.tsx';
import { IconCamera, IconPencil, IconReceipt } from '../../../shared/icons.ts';
import type { KeptSale } from '../desk/kept-sale.ts';
import { useKeptPicture } from '../desk/use-desk.ts';
import classes from './report.module.css';

type PhotoCardProps = { kept: KeptSale; photo: KeptSale['photo']; url: string | undefined; fault: string | undefined; onPhoto: () => void };

/** The photo of the paper in small, and the way to take another. */
export function PhotoCard({ kept, photo, url, fault, onPhoto }: PhotoCardProps) {
  const { t } = useTranslation('sales');
  const here = useKeptPicture({ ...kept, photo });
  const has = photo.isHere || photo.fileId !== undefined;
  const shown = here ?? (photo.fileId === undefined ? undefined : url);
  return (
    <div className={classes.photo}>
      <button type="button" className={classes.photoRow} onClick={onPhoto} data-missing={!has || undefined}>
        <span className={classes.thumb}>{shown ? <img src={shown} alt="" /> : <IconReceipt size={24} stroke={1.75} aria-hidden />}</span>
        <span>
          <b>{t(has ? 'photo.taken' : 'photo.none')}</b> <small>{t(has ? 'photo.change' : 'photo.take')}</small>
        </span>
        {has ? <IconPencil size={20} stroke={1.75} aria-hidden /> : <IconCamera size={20} stroke={1.75} aria-hidden />}
      </button>
      <FieldFault code={fault} />
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { FieldFault } from '../../../shared/field-fault.tsx';
import { IconCamera, IconPencil, IconReceipt } from '../../../shared/icons.ts';
import type { KeptSale } from '../outbox/kept-sale.ts';
import { useKeptPicture } from '../outbox/use-outbox.ts';
import drop from '../photo/drop.module.css';
import { useDroppedFile } from '../photo/use-dropped-file.ts';
import classes from './report.module.css';

type PhotoCardProps = {
  kept: KeptSale;
  photo: KeptSale['photo'];
  url: string | undefined;
  fault: string | undefined;
  onPhoto: () => void;
  onFile: (file: File) => void;
};

/** The photo of the paper in small, and the way to take another; on a desktop one is dragged here. */
export function PhotoCard({ kept, photo, url, fault, onPhoto, onFile }: PhotoCardProps) {
  const { t } = useTranslation('sales');
  const here = useKeptPicture({ ...kept, photo });
  const dropped = useDroppedFile(onFile);
  const has = photo.isHere || photo.fileId !== undefined;
  const shown = here ?? (photo.fileId === undefined ? undefined : url);
  return (
    <div className={`${classes.photo} ${drop.place}`} data-over={dropped.isOver || undefined} {...dropped.listeners}>
      <button type="button" className={classes.photoRow} onClick={onPhoto} data-missing={!has || undefined}>
        <span className={classes.thumb}>{shown ? <img src={shown} alt="" /> : <IconReceipt size={24} stroke={1.75} aria-hidden />}</span>
        <span>
          <b>{t(has ? 'photo.taken' : 'photo.none')}</b> <small>{t(has ? 'photo.change' : 'photo.take')}</small>
        </span>
        {has ? <IconPencil size={20} stroke={1.75} aria-hidden /> : <IconCamera size={20} stroke={1.75} aria-hidden />}
      </button>
      <p className={drop.words}>{t('photo.drop')}</p>
      <FieldFault code={fault} />
    </div>
  );
}

import { useMessages } from '@vitrine/ui/forms';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Camera } from '../../../shared/device/camera.ts';
import { pictureOf, type Picture } from '../../../shared/device/picture.ts';
import {
  IconAlertCircle,
  IconBolt,
  IconBoltOff,
  IconBulb,
  IconCamera,
  IconCameraOff,
  IconPhoto,
  IconWifiOff,
  IconX,
} from '../../../shared/icons.ts';
import { systemCamera } from '../../../shared/device/system-camera.ts';
import { useTabTitle } from '../../../shared/page-title.tsx';
import { PhotoTips } from './photo-tips.tsx';
import { QualityWords } from './quality-words.tsx';
import drop from './drop.module.css';
import classes from './photo-step.module.css';
import { useDroppedFile } from './use-dropped-file.ts';
import { useCamera } from './use-camera.ts';

const sign = { size: 24, stroke: 1.75, 'aria-hidden': true } as const;

type PhotoStepProps = { onPicture: (picture: Picture) => Promise<unknown>; onSkip: () => void; onClose: () => void };

/** Camera first: the whole screen is the paper, and one large button. Where there is no camera, a file; where no phones are allowed, neither. */
export function PhotoStep({ onPicture, onSkip, onClose }: PhotoStepProps) {
  const { t } = useTranslation('sales');
  const { atField } = useMessages();
  const { screen, camera, quality, isSeeing, onSeen, retry } = useCamera();
  const [isLit, setLit] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const [hasTips, setTips] = useState(false);
  const hasCamera = typeof camera === 'object';
  useTabTitle(t('report.title'));

  const take = (making: () => Promise<Picture>) => {
    setBusy(true);
    setFault(undefined);
    void making()
      .then(onPicture)
      .catch(() => setFault('file_unreadable'))
      .finally(() => setBusy(false));
  };
  const choose = (file: File) => {
    if (!file.type.startsWith('image/')) return setFault('file_type_refused');
    take(() => pictureOf(file, file.name));
  };
  const dropped = useDroppedFile(choose);
  const wasTaken = useEffectEvent(choose);
  useEffect(() => {
    void systemCamera?.restored().then((file) => file && wasTaken(file));
  }, []);
  const lamp = (opened: Camera) => {
    setLit(!isLit);
    void opened.lamp(!isLit);
  };

  return (
    <div className={`${classes.step} ${drop.place}`} data-over={dropped.isOver || undefined} {...dropped.listeners}>
      <video
        ref={screen}
        className={classes.sees}
        playsInline
        muted
        onLoadedData={onSeen}
        hidden={!hasCamera}
        aria-label={t('photo.sees')}
      />
      <header className={classes.top}>
        <button type="button" className={classes.round} aria-label={t('close')} onClick={onClose}>
          <IconX {...sign} />
        </button>
        <span className={classes.place}>{t('step', { step: 1 })}</span>
        {hasCamera && camera.hasLamp ? (
          <button type="button" className={classes.round} aria-label={t('photo.lamp')} aria-pressed={isLit} onClick={() => lamp(camera)}>
            {isLit ? <IconBoltOff {...sign} /> : <IconBolt {...sign} />}
          </button>
        ) : (
          <span className={classes.round} aria-hidden />
        )}
      </header>
      <h1 className={classes.title}>{t(hasCamera || camera === undefined || systemCamera ? 'photo.title' : 'photo.title_file')}</h1>
      <div className={classes.frame} data-empty={!hasCamera || undefined}>
        {typeof camera === 'string' && !systemCamera ? (
          <div className={classes.fault} role="status">
            <IconCameraOff size={32} stroke={1.5} aria-hidden />
            <p>{t(`photo.${camera}`)}</p>
            {camera === 'camera_refused' ? (
              <button type="button" className={classes.again} onClick={retry}>
                {t('photo.again')}
              </button>
            ) : null}
          </div>
        ) : null}
        {camera === undefined ? (
          <p className={classes.fault} role="status">
            {t('photo.opening')}
          </p>
        ) : null}
      </div>
      <div className={classes.quality}>{hasCamera ? <QualityWords quality={quality} /> : null}</div>
      <div className={classes.controls}>
        {fault ? (
          <p className={classes.error} role="alert">
            <IconAlertCircle size={20} stroke={1.75} aria-hidden />
            {atField(fault)}
          </p>
        ) : null}
        <div className={classes.row}>
          <FileButton label={t('photo.gallery')} icon={<IconPhoto {...sign} />} onFile={choose} className={classes.side ?? ''} />
          {hasCamera ? (
            <button
              type="button"
              className={classes.shutter}
              aria-label={t('photo.shoot')}
              aria-busy={isBusy || undefined}
              disabled={isBusy || !isSeeing}
              onClick={() => screen.current && take(() => camera.shoot(screen.current ?? document.createElement('video')))}
            />
          ) : (
            <FileButton
              label={t('photo.shoot')}
              icon={<IconCamera size={32} stroke={1.75} aria-hidden />}
              onFile={choose}
              onFault={() => setFault('camera_unavailable')}
              isCamera
              className={classes.shutter ?? ''}
            />
          )}
          <button type="button" className={classes.side} onClick={() => setTips(true)}>
            <IconBulb {...sign} />
            {t('photo.tips')}
          </button>
        </div>
        <button type="button" className={classes.skip} onClick={onSkip}>
          <IconCameraOff size={20} stroke={1.75} aria-hidden />
          {t('photo.skip')}
        </button>
        <p className={drop.words}>{t('photo.drop')}</p>
        <p className={classes.hint}>
          <IconWifiOff size={16} stroke={1.75} aria-hidden />
          {t('photo.offline')}
        </p>
      </div>
      <PhotoTips isOpen={hasTips} onClose={() => setTips(false)} />
    </div>
  );
}

type FileButtonProps = {
  label: string;
  icon: React.ReactNode;
  onFile: (file: File) => void;
  onFault?: () => void;
  isCamera?: boolean;
  className: string;
};

/** Opens the device's own chooser; with `isCamera` a phone offers its camera app at once, and the app opens the system's. */
function FileButton({ label, icon, onFile, onFault, isCamera = false, className }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const open = () => {
    if (!isCamera || !systemCamera) return input.current?.click();
    void systemCamera.take().then(
      (file) => file && onFile(file),
      () => onFault?.(),
    );
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        {...(isCamera ? { capture: 'environment' as const } : {})}
        hidden
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file) onFile(file);
          Object.assign(event.currentTarget, { value: '' }); // the same file may be chosen again
        }}
      />
      <button type="button" className={className} aria-label={isCamera ? label : undefined} onClick={open}>
        {icon}
        {isCamera ? null : label}
      </button>
    </>
  );
}

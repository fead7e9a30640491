import type { BoardType } from '@vitrine/contract/photos';
import { Button } from '@vitrine/ui';
import { useMessages } from '@vitrine/ui/forms';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Ask } from '../../shared/ask.tsx';
import { pictureOf, showPicture, type Picture } from '../../shared/device/picture.ts';
import { systemCamera } from '../../shared/device/system-camera.ts';
import { IconCamera, IconPhoto, IconWifiOff } from '../../shared/icons.ts';
import { photoOutbox } from './outbox/use-outbox.ts';
import classes from './photos.module.css';

type TakePhotoProps = { campaignId: string; storeId: string; type: BoardType; onClose: () => void };

/** A photo by the device's camera or from its files, looked at before it is sent; it lies on the device until the server has it. */
export function TakePhoto({ campaignId, storeId, type, onClose }: TakePhotoProps) {
  const { t } = useTranslation('photos');
  const { atField } = useMessages();
  const [taken, setTaken] = useState<{ picture: Picture; url: string; release: () => void }>();
  const [fault, setFault] = useState<string>();
  useEffect(() => taken?.release, [taken]);
  const choose = (file: File) => {
    setFault(undefined);
    if (!file.type.startsWith('image/')) return setFault('file_type_refused');
    pictureOf(file, file.name).then(
      (picture) => setTaken({ picture, ...showPicture(picture) }),
      () => setFault('file_unreadable'),
    );
  };
  const wasTaken = useEffectEvent(choose);
  useEffect(() => {
    void systemCamera?.restored().then((file) => file && wasTaken(file));
  }, []);
  const send = () => {
    if (!taken) return;
    const { id: typeId } = type;
    // Kept first: whatever the network does, the board shows it as waiting.
    void photoOutbox().then((outbox) => outbox.send({ campaignId, storeId, typeId }, taken.picture));
    onClose();
  };
  return (
    <Ask isOpen onClose={onClose} title={type.name}>
      <div className={classes.take}>
        {taken ? (
          <img className={classes.preview} src={taken.url} alt={t('photo_of', { type: type.name })} />
        ) : (
          <ul className={classes.tips}>
            {type.good.map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
          </ul>
        )}
        {fault ? <p role="alert">{atField(fault)}</p> : null}
        {taken ? (
          <Button fullWidth onClick={send}>
            {t('send')}
          </Button>
        ) : null}
        <FileButton
          label={t(taken ? 'other_photo' : 'camera')}
          icon={<IconCamera size={20} stroke={1.75} aria-hidden />}
          onFile={choose}
          onFault={() => setFault('camera_unavailable')}
          isCamera
        />
        <FileButton label={t('gallery')} icon={<IconPhoto size={20} stroke={1.75} aria-hidden />} onFile={choose} />
        <p className={classes.note}>
          <IconWifiOff size={16} stroke={1.75} aria-hidden /> {t('offline')}
        </p>
      </div>
    </Ask>
  );
}

type FileButtonProps = { label: string; icon: ReactNode; onFile: (file: File) => void; onFault?: () => void; isCamera?: boolean };

/** Opens the device's own chooser; with `isCamera` a phone offers its camera at once, and the app opens the system's. */
function FileButton({ label, icon, onFile, onFault, isCamera = false }: FileButtonProps) {
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
      <Button fullWidth variant="default" leftSection={icon} onClick={open}>
        {label}
      </Button>
    </>
  );
}

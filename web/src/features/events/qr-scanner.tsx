import { Button } from '@vitrine/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openCamera, type CameraFault } from '../../shared/device/camera.ts';
import { qrReader } from '../../shared/device/qr-reader.ts';
import { wait } from '../../shared/device/wait.ts';
import classes from './events.module.css';

const lookEveryMs = 250;

/** What an organizer's QR carries: the code in the address of the check-in. Other codes are passed over. */
const codeIn = (read: string): string | undefined => /\/check-in\?code=([\w-]+)$/.exec(read)?.[1];

/** Looks through the camera for the organizer's QR. Where the browser reads none, the phone's own camera does: it opens the same address. */
export function QrScanner({ onRead, onClose }: { onRead: (code: string) => void; onClose: () => void }) {
  const { t } = useTranslation('events');
  const screen = useRef<HTMLVideoElement>(null);
  const [read] = useState(qrReader);
  const [fault, setFault] = useState<CameraFault | 'reader_missing' | undefined>(read ? undefined : 'reader_missing');
  const hear = useEffectEvent(onRead);
  useEffect(() => {
    if (!read) return undefined;
    let isLeft = false;
    let stop: (() => void) | undefined;
    const look = async (shown: HTMLVideoElement) => {
      const found = codeIn((await read(shown)) ?? '');
      if (isLeft) return;
      if (found === undefined) stop = wait(() => void look(shown), lookEveryMs);
      else hear(found);
    };
    const opening = openCamera();
    void opening.then(async (camera) => {
      if (isLeft) return;
      if (typeof camera === 'string') {
        setFault(camera);
        return;
      }
      if (!screen.current) return;
      const shown = screen.current;
      await camera.showIn(shown);
      await look(shown);
    });
    return () => {
      isLeft = true;
      stop?.();
      void opening.then((camera) => typeof camera === 'object' && camera.close());
    };
  }, [read]);
  return (
    <div className={classes.scanner}>
      {fault ? (
        <p role="alert">{t(`scanner.${fault}`)}</p>
      ) : (
        <>
          <video ref={screen} aria-label={t('scanner.view')} playsInline muted />
          <p>{t('scanner.hint')}</p>
        </>
      )}
      <Button variant="default" fullWidth onClick={onClose}>
        {t('scanner.close')}
      </Button>
    </div>
  );
}

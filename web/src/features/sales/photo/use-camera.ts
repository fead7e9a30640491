import { useEffect, useRef, useState } from 'react';
import { openCamera, type Camera, type CameraFault } from '../../../shared/device/camera.ts';
import { systemCamera } from '../../../shared/device/system-camera.ts';
import { qualityOf, type PhotoQuality } from './photo-quality.ts';

/** Often enough to feel alive, seldom enough for a cheap phone. */
const lookEveryMs = 600;

/** The camera while its screen is open: opened with it, closed with it. `undefined` while the person is still asked; it sees once there is a first picture. */
export function useCamera() {
  const screen = useRef<HTMLVideoElement>(null);
  const [camera, setCamera] = useState<Camera | CameraFault>();
  const [quality, setQuality] = useState<PhotoQuality>();
  const [turn, setTurn] = useState(0);
  const [isSeeing, setSeeing] = useState(false);

  useEffect(() => {
    let isLeft = false;
    // In the app the picture is taken by the system's camera: the page opens none beside it.
    const opening = (systemCamera ? Promise.resolve('camera_missing' as const) : openCamera()).then((opened) => {
      if (!isLeft) setCamera(opened);
      return opened;
    });
    return () => {
      isLeft = true;
      void opening.then((opened) => typeof opened === 'object' && opened.close());
    };
  }, [turn]);

  useEffect(() => {
    if (typeof camera !== 'object' || !screen.current) return undefined;
    const shown = screen.current;
    void camera.showIn(shown);
    const look = setInterval(() => {
      const seen = camera.glimpse(shown);
      if (seen) setQuality(qualityOf(seen));
    }, lookEveryMs);
    return () => clearInterval(look);
  }, [camera]);

  return { screen, camera, quality, isSeeing, onSeen: () => setSeeing(true), retry: () => setTurn(turn + 1) };
}

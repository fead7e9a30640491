import { Button } from '@vitrine/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cutOut, drawPart, type Crop, type OpenPicture } from '../../../shared/device/crop.ts';
import type { Picture } from '../../../shared/device/picture.ts';
import { FormFault } from '../../../shared/field-fault.tsx';
import classes from './profile.module.css';

type AvatarCropProps = {
  picture: OpenPicture;
  isBusy: boolean;
  fault: string | undefined;
  onCut: (picture: Picture) => void;
  onClose: () => void;
};
type Slider = { name: keyof Crop; min: number; max: number };

const sliders: readonly Slider[] = [
  { name: 'zoom', min: 1, max: 4 },
  { name: 'x', min: 0, max: 1 },
  { name: 'y', min: 0, max: 1 },
];
const shownSide = 560; // twice what it is drawn at, for sharp screens

/** Which part of a picture becomes the avatar: by sliders, which a thumb, a keyboard and a reader all know, and by dragging. */
export function AvatarCrop({ picture, isBusy, fault, onCut, onClose }: AvatarCropProps) {
  const { t } = useTranslation('identity/profile');
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState<Crop>({ zoom: 1, x: 0.5, y: 0.5 });
  const [isUnmade, setUnmade] = useState(false);
  useEffect(() => {
    if (canvas.current) drawPart(canvas.current, picture, crop);
  }, [picture, crop]);
  const drag = ({ movementX, movementY, buttons }: { movementX: number; movementY: number; buttons: number }) => {
    if (buttons !== 1) return;
    const moved = (place: number, by: number) => Math.min(1, Math.max(0, place - by / 200));
    setCrop((before) => ({ ...before, x: moved(before.x, movementX), y: moved(before.y, movementY) }));
  };
  const cut = async () => {
    const made = await cutOut(picture, crop);
    setUnmade(made === undefined);
    if (made) onCut(made);
  };
  return (
    <div className={classes.crop}>
      <canvas ref={canvas} width={shownSide} height={shownSide} role="img" aria-label={t('avatar.preview')} onPointerMove={drag} />
      {sliders.map(({ name, min, max }) => (
        <label key={name}>
          {t(`avatar.${name}`)}
          <input
            type="range"
            min={min}
            max={max}
            step={0.01}
            value={crop[name]}
            onChange={({ currentTarget: { value } }) => setCrop({ ...crop, [name]: Number(value) })}
          />
        </label>
      ))}
      <FormFault code={isUnmade ? 'file_unreadable' : fault} />
      <div className={classes.acts}>
        <Button loading={isBusy} onClick={() => void cut()}>
          {t('avatar.use')}
        </Button>
        <Button variant="subtle" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { IconAlertCircle, IconCircleCheck } from '../../../shared/icons.ts';
import type { PhotoQuality } from './photo-quality.ts';
import classes from './photo-step.module.css';

/** Light and sharpness in words, before the photo is taken: a picture that nobody can read is refused days later. */
export function QualityWords({ quality }: { quality: PhotoQuality | undefined }) {
  const { t } = useTranslation('sales');
  const told = quality && [
    { isGood: quality.isBright, word: t(quality.isBright ? 'photo.bright' : 'photo.dark') },
    { isGood: quality.isSharp, word: t(quality.isSharp ? 'photo.sharp' : 'photo.soft') },
  ];
  return (
    <div role="status" className={classes.words}>
      {told?.map(({ isGood, word }) => (
        <span key={word} data-good={isGood || undefined}>
          {isGood ? <IconCircleCheck size={20} stroke={1.75} aria-hidden /> : <IconAlertCircle size={20} stroke={1.75} aria-hidden />}
          {word}
        </span>
      ))}
    </div>
  );
}

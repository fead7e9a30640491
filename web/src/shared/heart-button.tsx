import { IconButton } from '@vitrine/ui';
import { IconHeart, IconHeartFilled } from './icons.ts';

type HeartButtonProps = { label: string; isFavourite: boolean; onToggle: () => void };

/** The heart; filled while it is a favourite. */
export function HeartButton({ label, isFavourite, onToggle }: HeartButtonProps) {
  const Heart = isFavourite ? IconHeartFilled : IconHeart;
  return (
    <IconButton label={label} isPressed={isFavourite} onClick={onToggle}>
      <Heart size={22} {...(isFavourite ? {} : { stroke: 1.75 })} aria-hidden />
    </IconButton>
  );
}

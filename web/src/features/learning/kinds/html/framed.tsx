import { IconButton } from '@vitrine/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconMaximize } from '../../../../shared/icons.ts';
import classes from './framed.module.css';

type FramedProps = { src: string; title: string; sandbox?: string };

/** Something of another origin in its frame, with the way to fill the screen with it. */
export function Framed({ src, title, sandbox }: FramedProps) {
  const { t } = useTranslation(['learning/kinds/html', 'learning']);
  const figure = useRef<HTMLDivElement>(null);
  return (
    <div ref={figure} className={classes.frame}>
      <iframe src={src} title={title} sandbox={sandbox} allow="autoplay; fullscreen" />
      <IconButton label={t('full_screen')} onClick={() => void figure.current?.requestFullscreen()} className={classes.full ?? ''}>
        <IconMaximize size={22} stroke={1.75} aria-hidden />
      </IconButton>
    </div>
  );
}

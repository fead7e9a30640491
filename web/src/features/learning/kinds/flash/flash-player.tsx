import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Framed } from '../html/framed.tsx';
import classes from '../html/framed.module.css';
import { StayFoot } from '../html/stay-foot.tsx';
import { useStay } from '../html/use-stay.ts';
import type { PlayerOf } from '../kind-on-screen.ts';

/** A film of Flash in an emulator, which says when it plays and when it cannot (PLY-10). */
export function FlashPlayer({ page, content }: PlayerOf<'flash'>) {
  const { t } = useTranslation(['learning/kinds/flash', 'learning']);
  const [frame] = useState(content.frame);
  const [state, setState] = useState<'loading' | 'plays' | 'failed'>('loading');
  const stay = useStay({ page, content, isShown: state === 'plays' });
  useEffect(() => {
    // The frame has no origin, so it is known by being none: nobody else speaks these words to this page.
    const listen = ({ origin, data }: MessageEvent<{ flash?: string }>) => {
      if (origin === 'null' && (data.flash === 'plays' || data.flash === 'failed')) setState(data.flash);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  return (
    <>
      <h1 className={classes.title}>{page.activity.title}</h1>
      <Framed src={frame} title={page.activity.title} sandbox="allow-scripts" />
      <p role={state === 'failed' ? 'alert' : 'status'}>{t(state)}</p>
      <StayFoot page={page} content={content} stay={stay} isShown={state === 'plays'} />
    </>
  );
}

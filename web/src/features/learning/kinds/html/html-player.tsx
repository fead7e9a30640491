import { useState } from 'react';
import { RichText } from '../../../../shared/rich-text.tsx';
import type { PlayerOf } from '../kind-on-screen.ts';
import { Framed } from './framed.tsx';
import classes from './framed.module.css';
import { StayFoot } from './stay-foot.tsx';
import { useStay } from './use-stay.ts';

/** A page of the author’s, or a package of pages in a frame without an origin (PLY-09). */
export function HtmlPlayer({ page, content }: PlayerOf<'html'>) {
  const stay = useStay({ page, content, isShown: true });
  const [frame] = useState(content.frame); // signed anew each time that the page is told; the frame stays as it was opened
  return (
    <>
      <h1 className={classes.title}>{page.activity.title}</h1>
      {frame === null ? (
        <div className={classes.page}>
          <RichText html={content.page} />
        </div>
      ) : (
        <Framed
          src={frame}
          title={page.activity.title}
          // What its own host keeps is answered there by a worker, which an origin is needed for; nothing else has that host.
          sandbox={`allow-scripts allow-forms allow-popups${content.keep && frame.startsWith(content.keep.folder) ? ' allow-same-origin' : ''}`}
        />
      )}
      <StayFoot page={page} content={content} stay={stay} isShown />
    </>
  );
}

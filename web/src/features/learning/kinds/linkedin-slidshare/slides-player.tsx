import { Suspense, useState } from 'react';
import { Framed } from '../html/framed.tsx';
import classes from '../html/framed.module.css';
import { StayFoot } from '../html/stay-foot.tsx';
import { useStay } from '../html/use-stay.ts';
import type { PlayerOf } from '../kind-on-screen.ts';
import { LazyAskFirst } from '../video/lazy-ask-first.ts';
import { useConsent } from '../video/use-consent.ts';
import frames from '../video/embedded-film.module.css';

const service = 'SlideShare';

/** A presentation at SlideShare, asked for first; complete by time or by the person's word (PLY-12). */
export function SlidesPlayer({ page, content }: PlayerOf<'linkedin_slidshare'>) {
  const consent = useConsent(service);
  const [frame] = useState(content.frame);
  const stay = useStay({ page, content, isShown: consent.isGiven });
  return (
    <>
      <h1 className={classes.title}>{page.activity.title}</h1>
      {consent.isGiven ? (
        <Framed src={frame} title={page.activity.title} sandbox="allow-scripts allow-same-origin allow-popups" />
      ) : (
        <div className={frames.film}>
          <Suspense>
            <LazyAskFirst service={service} onYes={consent.give} />
          </Suspense>
        </div>
      )}
      <StayFoot page={page} content={content} stay={stay} isShown={consent.isGiven} />
    </>
  );
}

import { ScrollRegion } from '@vitrine/ui';
import { lazy, Suspense } from 'react';
import classes from './campaigns.module.css';

const RichText = lazy(() => import('../../shared/rich-text.tsx').then((chunk) => ({ default: chunk.RichText })));

/** The campaign's terms in a box of their own, that a keyboard can scroll too. */
export function Terms({ text, label }: { text: string; label: string }) {
  return (
    <ScrollRegion label={label} className={classes.terms}>
      <Suspense>
        <RichText html={text} />
      </Suspense>
    </ScrollRegion>
  );
}

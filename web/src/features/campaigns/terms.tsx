import { lazy, Suspense } from 'react';
import classes from './campaigns.module.css';

const RichText = lazy(() => import('../../shared/rich-text.tsx').then((chunk) => ({ default: chunk.RichText })));

/** The campaign's terms in a box of their own, that a keyboard can scroll too. */
export function Terms({ text, label }: { text: string; label: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
    <div className={classes.terms} role="group" aria-label={label} tabIndex={0}>
      <Suspense>
        <RichText html={text} />
      </Suspense>
    </div>
  );
}

import type { ActivityContentOf } from '@vitrine/contract/activities';
import classes from '../kinds.module.css';

/** The text as a learner reads it. */
export function LiveClassPreview({ content }: { content: ActivityContentOf<'live_class'> }) {
  return <p className={classes.hint}>{content.text}</p>;
}

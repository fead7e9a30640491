import type { ActivityContentOf } from '@vitrine/contract/activities';
import classes from '../kinds.module.css';

/** The page or the package as a learner gets it, in a frame without an origin. */
export function HtmlPreview({ title, content }: { title: string; content: ActivityContentOf<'html'> }) {
  const shown =
    content.frame === null ? { srcDoc: content.page, sandbox: '' } : { src: content.frame, sandbox: 'allow-scripts allow-forms' };
  return <iframe className={classes.video} title={title} {...shown} />;
}

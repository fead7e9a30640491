import type { ActivityContentOf } from '@vitrine/contract/activities';
import classes from '../kinds.module.css';

/** The film in the emulator. */
export const FlashPreview = ({ title, content }: { title: string; content: ActivityContentOf<'flash'> }) => (
  <iframe className={classes.video} title={title} src={content.frame} sandbox="allow-scripts" />
);

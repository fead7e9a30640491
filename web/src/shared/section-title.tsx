import { Link, SectionHeading } from '@vitrine/ui';
import classes from './section-title.module.css';

/** The title of a catalog that shows the first few, and the way to all of them. */
export const SectionTitle = ({ title, href, label }: { title: string; href: string; label: string }) => (
  <SectionHeading title={title}>
    <span className={classes.all}>
      <Link href={href}>{label}</Link>
    </span>
  </SectionHeading>
);

import { Link, SectionHeading } from '@vitrine/ui';
import classes from './shelf-heading.module.css';

/** The title of a shelf that shows the first few, and the way to all of them. */
export const ShelfHeading = ({ title, href, label }: { title: string; href: string; label: string }) => (
  <SectionHeading title={title}>
    <span className={classes.all}>
      <Link href={href}>{label}</Link>
    </span>
  </SectionHeading>
);

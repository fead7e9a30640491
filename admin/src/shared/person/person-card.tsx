import { Button, Card, Failed, Link, Loading, SectionHeading } from '@vitrine/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './person.module.css';

/** As a query of either kind hands it out. */
type Asked = { isPending: boolean; isError: boolean; error: unknown; refetch: () => unknown };
type Paged = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };

type PersonCardProps = {
  title: string;
  /** The way to all of it, where the room has a list. */
  all?: { href: string; label: string } | undefined;
  asked: Asked;
  /** What is said where there is nothing. */
  nothing?: string | undefined;
  paged?: Paged;
  children: ReactNode;
};

/** A part of a person's page: its heading, its states, and the way to more of it. */
export function PersonCard({ title, all, asked, nothing, paged, children }: PersonCardProps) {
  const { t } = useTranslation('resource');
  return (
    <Card label={title} className={classes.card ?? ''}>
      <SectionHeading title={title}>{all ? <Link href={all.href}>{all.label}</Link> : null}</SectionHeading>
      {asked.isPending ? <Loading shape="list" rows={3} /> : null}
      {asked.isError ? <Failed error={asked.error} onRetry={() => void asked.refetch()} /> : null}
      {asked.isPending || asked.isError ? null : nothing === undefined ? children : <p className={classes.nothing}>{nothing}</p>}
      {paged?.hasNextPage ? (
        <Button variant="default" size="sm" loading={paged.isFetchingNextPage} onClick={() => void paged.fetchNextPage()}>
          {t('load_more')}
        </Button>
      ) : null}
    </Card>
  );
}

type PersonRowProps = {
  title: string;
  href?: string | undefined;
  detail?: ReactNode;
  state?: ReactNode;
  end?: ReactNode;
  under?: ReactNode;
};

/** One line of a part: what it is, what is to say of it, how it stands, and its number at the end. */
export function PersonRow({ title, href, detail, state, end, under }: PersonRowProps) {
  return (
    <li className={classes.row}>
      <span className={classes.what}>
        {href === undefined ? <b>{title}</b> : <Link href={href}>{title}</Link>}
        {detail ? <small>{detail}</small> : null}
      </span>
      {state}
      {end === undefined ? null : <span className={classes.end}>{end}</span>}
      {under}
    </li>
  );
}

export const PersonRows = ({ children, label }: { children: ReactNode; label?: string }) => (
  <ul className={classes.rows} aria-label={label}>
    {children}
  </ul>
);

/** A few numbers, the first one large. */
export function PersonFigures({ figures }: { figures: readonly { term: string; value: string }[] }) {
  return (
    <dl className={classes.figures}>
      {figures.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

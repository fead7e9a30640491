import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconArrowLeft } from './icons.ts';
import { Link } from './theme/link.tsx';
import classes from './page-heading.module.css';

type PageHeadingProps = {
  title: string;
  hint?: ReactNode; // one line below the title
  backHref?: string; // a screen of a task: small title beside an arrow
  count?: string; // "18.412", beside the title of a list
  actions?: ReactNode;
};

/** A screen's title, at most eight words, with what can be done to the whole screen at its end. */
export function PageHeading({ title, hint, backHref, count, actions }: PageHeadingProps) {
  const { t } = useTranslation('ui');
  return (
    <header className={classes.heading} data-sub={backHref !== undefined || undefined}>
      {backHref === undefined ? null : (
        <Link href={backHref} className={classes.back} aria-label={t('back')}>
          <IconArrowLeft size={24} stroke={1.75} aria-hidden />
        </Link>
      )}
      <div className={classes.words}>
        <h1>
          {title}
          {count === undefined ? null : <span className={classes.count}> {count}</span>}
        </h1>
        {hint ? <p>{hint}</p> : null}
      </div>
      {actions ? <div className={classes.actions}>{actions}</div> : null}
    </header>
  );
}

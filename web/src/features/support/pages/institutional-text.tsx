import { useTranslation } from 'react-i18next';
import { partsOf, type InstitutionalPage } from '../institutional-pages.ts';
import classes from '../support.module.css';

/** The text of an institutional page (EXP-03), one heading a part. `program`: as the site or the client calls itself. */
export function InstitutionalText({ page, program }: { page: InstitutionalPage; program: string }) {
  const { t } = useTranslation('support/pages');
  return (
    <div className={classes.text}>
      {partsOf[page].map((part) => (
        <section key={part}>
          <h2>{t(`${page}.${part}.title`)}</h2>
          <p>{t(`${page}.${part}.text`, { program })}</p>
        </section>
      ))}
    </div>
  );
}

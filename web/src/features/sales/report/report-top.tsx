import { PageHeading } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { IconDeviceMobileCheck } from '../../../shared/icons.ts';
import { useTabTitle } from '../../../shared/page-title.tsx';
import classes from './report.module.css';

const all = [1, 2, 3] as const;

/** Where the person is in the report, and that nothing typed can be lost. */
export function ReportTop({ step, backHref, isRevision }: { step: 2 | 3; backHref: string; isRevision: boolean }) {
  const { t } = useTranslation('sales');
  const title = t(isRevision ? 'revision.title' : 'report.title');
  useTabTitle(title);
  return (
    <>
      <PageHeading
        title={title}
        backHref={backHref}
        hint={
          <span className={classes.saved}>
            <IconDeviceMobileCheck size={16} stroke={1.75} aria-hidden />
            {t('draft_saved')}
          </span>
        }
      />
      <div className={classes.steps} role="img" aria-label={t('step', { step })}>
        {all.map((one) => (
          <i key={one} data-done={one <= step || undefined} />
        ))}
      </div>
    </>
  );
}

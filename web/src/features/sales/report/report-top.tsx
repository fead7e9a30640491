import { PageHeading } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { IconDeviceMobileCheck } from '../../../shared/icons.ts';
import { useTabTitle } from '../../../shared/page-title.tsx';
import classes from './report.module.css';

const all = [1, 2, 3] as const;

type ReportTopProps = { step: 2 | 3; backHref: string; isRevision: boolean; isKept: boolean };

/** Where the person is in the report, and whether what was typed can still be lost. */
export function ReportTop({ step, backHref, isRevision, isKept }: ReportTopProps) {
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
            {t(isKept ? 'draft_saved' : 'draft_saving')}
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

import type { CopyOfData } from '@vitrine/contract/privacy';
import { copyDays } from '@vitrine/domain/privacy';
import { Card, Failed, Loading } from '@vitrine/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { IconCheck } from '../../shared/icons.ts';
import { PageTitle } from '../../shared/page-title.tsx';
import { copyQuery } from './api.ts';
import { CopyForm } from './copy-form.tsx';
import { CopyState } from './copy-state.tsx';
import classes from './privacy.module.css';

const lines = ['holds_1', 'holds_2', 'holds_3', 'holds_4'] as const;

/** A copy of all that is held about a person (PRO-05): what it holds, how the last one stands, and the way to the next. The stream brings it up to date. */
export function CopyPage() {
  const { t } = useTranslation('privacy');
  const copy = useQuery(copyQuery);
  return (
    <>
      <PageTitle title={t('copy.title')} backHref="/profile" />
      <p className={classes.hint}>{t('copy.hint', { days: copyDays })}</p>
      {copy.isPending ? <Loading shape="form" rows={4} /> : null}
      {copy.isError && !copy.data ? <Failed error={copy.error} onRetry={() => void copy.refetch()} /> : null}
      {copy.data ? <Told told={copy.data} /> : null}
    </>
  );
}

function Told({ told: { copy, nextFrom } }: { told: CopyOfData }) {
  const { t } = useTranslation('privacy');
  const mayAsk = nextFrom === null && copy?.state !== 'being_made';
  return (
    <div className={classes.sections}>
      <div className={classes.form}>
        {copy ? <CopyState copy={copy} nextFrom={nextFrom} /> : null}
        {mayAsk ? <CopyForm /> : null}
      </div>
      <Card className={classes.item ?? ''}>
        <h2>{t('copy.holds')}</h2>
        <ul className={classes.told}>
          {lines.map((line) => (
            <li key={line}>
              <IconCheck size={20} stroke={1.75} aria-hidden />
              {t(`copy.${line}`)}
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

import type { Leaving } from '@vitrine/contract/privacy';
import { leavingDays } from '@vitrine/domain/privacy';
import { Card, Empty, Failed, Loading } from '@vitrine/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { IconCheck, IconTrash } from '../../shared/icons.ts';
import { PageTitle } from '../../shared/page-title.tsx';
import { leavingQuery } from './api.ts';
import { LeaveForm } from './leave-form.tsx';
import { LeaveRequest } from './leave-request.tsx';
import classes from './privacy.module.css';

/** Leaving the portal for good (PRO-03): what goes, what stays and when; the request, and the way back for thirty days. */
export function LeavePage() {
  const { t } = useTranslation('privacy');
  const leaving = useQuery(leavingQuery);
  return (
    <>
      <PageTitle title={t('leave.title')} backHref="/profile" />
      <p className={classes.hint}>{t('leave.hint', { days: leavingDays })}</p>
      {leaving.isPending ? <Loading shape="form" rows={4} /> : null}
      {leaving.isError && !leaving.data ? <Failed error={leaving.error} onRetry={() => void leaving.refetch()} /> : null}
      {leaving.data ? <Told leaving={leaving.data} /> : null}
    </>
  );
}

function Told({ leaving }: { leaving: Leaving }) {
  const { t } = useTranslation('privacy');
  return (
    <div className={classes.sections}>
      <div className={classes.form}>
        <Side
          title={t('leave.goes')}
          isKept={false}
          lines={(['goes_1', 'goes_2', 'goes_3', 'goes_4'] as const).map((line) => t(`leave.${line}`))}
        />
        <Side title={t('leave.stays')} isKept lines={(['stays_1', 'stays_2', 'stays_3'] as const).map((line) => t(`leave.${line}`))} />
      </div>
      {leaving.request ? <LeaveRequest request={leaving.request} /> : <Ask leaving={leaving} />}
    </div>
  );
}

function Ask({ leaving }: { leaving: Leaving }) {
  const { t } = useTranslation('privacy');
  if (leaving.isLastAdministrator) return <Empty title={t('leave.last')} hint={t('leave.last_hint')} />;
  return <LeaveForm leaving={leaving} />;
}

function Side({ title, lines, isKept }: { title: string; lines: readonly string[]; isKept: boolean }) {
  const Icon = isKept ? IconCheck : IconTrash;
  return (
    <Card className={classes.item ?? ''}>
      <h2>{title}</h2>
      <ul className={classes.told}>
        {lines.map((line) => (
          <li key={line}>
            <Icon size={20} stroke={1.75} aria-hidden />
            {line}
          </li>
        ))}
      </ul>
    </Card>
  );
}

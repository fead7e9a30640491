import { Empty } from '@vitrine/ui';
import { useMessages } from '@vitrine/ui/forms';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../../shared/page-title.tsx';
import { eligibilityQuery } from '../api.ts';

/** Says why a member cannot report (SAL-08), before anything is typed; without an answer the form is open, and the server decides. */
export function CannotReport({ campaignId, children }: { campaignId: string; children: ReactNode }) {
  const { t } = useTranslation('sales');
  const { atForm } = useMessages();
  const { data: eligibility } = useQuery(eligibilityQuery(campaignId));
  if (!eligibility?.refusal) return children;
  const next =
    eligibility.refusal === 'not_registered'
      ? { label: t('none.register'), href: `/campaigns/${campaignId}/registration` }
      : { label: t('to_mine'), href: '/sales' };
  return (
    <>
      <PageTitle title={t('report.title')} backHref="/home" />
      <Empty title={t('none.cannot')} hint={atForm(eligibility.refusal)} next={next} />
    </>
  );
}

import { Empty } from '@vitrine/ui';
import { useMessages } from '@vitrine/ui/forms';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../../shared/page-title.tsx';
import { standingQuery } from '../api.ts';

/** Says why a member cannot report (SAL-08), before anything is typed; without an answer the form is open, and the server decides. */
export function CannotReport({ campaignId, children }: { campaignId: string; children: ReactNode }) {
  const { t } = useTranslation('sales');
  const { atForm } = useMessages();
  const { data: standing } = useQuery(standingQuery(campaignId));
  if (!standing?.refusal) return children;
  const next =
    standing.refusal === 'not_registered'
      ? { label: t('none.register'), href: `/campaigns/${campaignId}/registration` }
      : { label: t('to_mine'), href: '/sales' };
  return (
    <>
      <PageTitle title={t('report.title')} backHref="/home" />
      <Empty title={t('none.cannot')} hint={atForm(standing.refusal)} next={next} />
    </>
  );
}

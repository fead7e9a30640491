import { Done, Failed, LinkButton, Loading, NotFound } from '@vitrine/ui';
import { refusalCode } from '@vitrine/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../../shared/page-title.tsx';
import { registrationQuery } from '../api.ts';
import { RegistrationForm } from './registration-form.tsx';
import { EligibilityRows } from './eligibility-rows.tsx';
import shared from '../campaigns.module.css';
import classes from './registration.module.css';

/** Registration for one campaign: who may, the terms, one agency with its brands, and the stores (CMP-02). */
export function RegistrationPage() {
  const { t } = useTranslation('campaigns');
  const { campaignId } = useParams({ from: '/signed-in/task/campaigns/$campaignId/registration' });
  const found = useQuery(registrationQuery(campaignId));
  const [isDone, setDone] = useState(false);
  if (isDone) return <Registered campaignId={campaignId} name={found.data?.campaign.name ?? ''} />;
  if (found.isPending) return <Loading shape="form" />;
  if (found.isError && refusalCode(found.error) === 'not_found') return <NotFound homeHref="/campaigns" />;
  if (found.isError && !found.data) return <Failed error={found.error} onRetry={() => void found.refetch()} />;
  const registration = found.data;
  if (!registration) return null;
  return (
    <>
      <PageTitle title={t('registration.title')} hint={registration.campaign.name} backHref={`/campaigns/${campaignId}`} />
      <div className={classes.page}>
        <EligibilityRows steps={registration.steps} />
        {registration.can.register ? <RegistrationForm registration={registration} onDone={() => setDone(true)} /> : <NotPossible />}
      </div>
    </>
  );
}

function Registered({ campaignId, name }: { campaignId: string; name: string }) {
  const { t } = useTranslation('campaigns');
  return (
    <div className={shared.ended}>
      <Done title={t('registration.done')} hint={t('registration.done_hint', { name })} object="boxes">
        <LinkButton href="/insert-sales" variant="lit">
          {t('report')}
        </LinkButton>
        <LinkButton href={`/campaigns/${campaignId}`} variant="on-stage">
          {t('view')}
        </LinkButton>
      </Done>
    </div>
  );
}

function NotPossible() {
  const { t } = useTranslation('campaigns');
  return (
    <LinkButton href="/campaigns" variant="default">
      {t('registration.others')}
    </LinkButton>
  );
}

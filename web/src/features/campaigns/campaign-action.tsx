import type { CampaignPage } from '@vitrine/contract/campaigns';
import { Button, Dock, LinkButton, showToast } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconCamera } from '../../shared/icons.ts';
import { useSelectCampaign } from './api.ts';
import classes from './campaigns.module.css';

/** The one thing to do in a campaign: register, report a sale, or show its points; else why nothing can be done. */
export function CampaignAction({ campaign, isDocked = false }: { campaign: CampaignPage; isDocked?: boolean }) {
  const { t } = useTranslation('campaigns');
  const { atForm } = useMessages();
  const select = useSelectCampaign();
  const registration = `/campaigns/${campaign.id}/registration`;
  const choose = () => select.mutate(campaign.id, { onError: (error) => showToast({ text: atForm(refusalCode(error)) }) });
  const actions: ReactNode[] = [];
  if (campaign.can.select && !campaign.isSelected)
    actions.push(
      <Button key="select" variant="default" loading={select.isPending} onClick={choose}>
        {t('select')}
      </Button>,
    );
  if (campaign.isRegistered && campaign.state === 'running')
    actions.push(
      <LinkButton key="report" href="/insert-sales" leftSection={<IconCamera size={20} stroke={1.75} aria-hidden />}>
        {t('report')}
      </LinkButton>,
    );
  if (!campaign.isRegistered && campaign.can.register)
    actions.push(
      <LinkButton key="register" fullWidth href={registration}>
        {t('register')}
      </LinkButton>,
    );
  const why = campaign.refusal ? <p className={classes.why}>{atForm(campaign.refusal)}</p> : null;
  if (isDocked) return actions.length > 0 || why ? <Dock note={why ?? undefined}>{actions}</Dock> : null;
  return (
    <div className={classes.actions}>
      {why}
      {actions}
    </div>
  );
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { call } from '@vitrine/client';
import { endPromotion, removePromotion, type PromotionForm } from '@vitrine/contract/campaigns';
import { promotionStates } from '@vitrine/domain/campaigns';
import { Button, Dialog, showToast } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../../shared/dialog-foot.tsx';
import { listKey, oneKey, type Opened } from '../../../shared/resource/index.ts';
import classes from '../campaigns.module.css';
import { openedPromotion, PromotionStateChip, promotionsOf } from './promotions.tsx';

type PromotionActionsProps = { campaignId: string; promotionId: string; opened: Opened<PromotionForm> };

/** Where a promotion stands, and its end: with today once it has begun, before that as if it had never been. */
export function PromotionActions({ campaignId, promotionId, opened }: PromotionActionsProps) {
  const { t } = useTranslation('campaigns');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<'end' | 'remove'>();
  const resource = promotionsOf(campaignId);
  const params = { campaignId, promotionId };
  const refresh = () => queries.invalidateQueries({ queryKey: listKey(resource) });
  const end = useMutation({
    mutationFn: () => call(endPromotion, { params, body: { version: opened.version } }),
    onSuccess: (kept) => {
      queries.setQueryData(oneKey(resource, promotionId), openedPromotion(kept));
      void refresh();
      showToast({ text: t('promotions.end.done') });
      setAsking(undefined);
    },
  });
  const remove = useMutation({
    mutationFn: () => call(removePromotion, { params }),
    onSuccess: async () => {
      setAsking(undefined);
      await navigate({ to: `/campaigns/${campaignId}/promotions` });
      queries.removeQueries({ queryKey: oneKey(resource, promotionId) });
      void refresh();
      showToast({ text: t('promotions.remove.done') });
    },
  });
  const doing = { end, remove };
  const close = () => setAsking(undefined);
  const state = promotionStates.find((one) => one === opened.status);
  return (
    <div className={classes.actions}>
      {state ? <PromotionStateChip state={state} /> : null}
      {state && state !== 'scheduled' ? <span className={classes.grow}>{t('promotions.fixed')}</span> : null}
      {(['end', 'remove'] as const).map((action) =>
        opened.can[action] ? (
          <Button key={action} variant="default" size="sm" onClick={() => setAsking(action)}>
            {t(`promotions.${action}.open`)}
          </Button>
        ) : null,
      )}
      {asking ? (
        <Dialog isOpen onClose={close} title={t(`promotions.${asking}.title`)}>
          <p>{t(`promotions.${asking}.hint`)}</p>
          <DialogFoot onClose={close} error={doing[asking].error} onClick={() => doing[asking].mutate()} loading={doing[asking].isPending}>
            {t(`promotions.${asking}.open`)}
          </DialogFoot>
        </Dialog>
      ) : null}
    </div>
  );
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RewardForm } from '@vitrine/contract/rewards';
import { rewardStates } from '@vitrine/domain/rewards';
import { Button, Dialog, showToast } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../shared/dialog-foot.tsx';
import { listKey, oneKey, type Opened } from '../../shared/resource/index.ts';
import { publish, retire } from './api.ts';
import classes from './rewards.module.css';
import { RewardStateChip, rewards } from './catalog.tsx';
import { StockPart } from './stock-part.tsx';

type RewardActionsProps = { opened: Opened<RewardForm>; rewardId: string };
type Verb = 'publish' | 'retire';

/** Putting a reward into the store, taking it out, and its stock; nothing happens before it was asked. */
export function RewardActions({ opened, rewardId }: RewardActionsProps) {
  const { t } = useTranslation('rewards');
  const [asking, ask] = useState<Verb | undefined>();
  const state = rewardStates.find((one) => one === opened.status) ?? 'draft';
  return (
    <>
      <div className={classes.actions}>
        <RewardStateChip state={state} />
        <span className={classes.grow} />
        {opened.can['publish'] ? (
          <Button size="sm" variant="light" onClick={() => ask('publish')}>
            {t('publish.open')}
          </Button>
        ) : null}
        {opened.can['retire'] ? (
          <Button size="sm" variant="default" color="refused" onClick={() => ask('retire')}>
            {t('retire.open')}
          </Button>
        ) : null}
      </div>
      <StockPart rewardId={rewardId} mayMove={opened.can['moveStock'] === true} mayImport={opened.can['importCodes'] === true} />
      <VerbDialog verb={asking} opened={opened} rewardId={rewardId} onClose={() => ask(undefined)} />
    </>
  );
}

function VerbDialog({ verb, opened, rewardId, onClose }: RewardActionsProps & { verb: Verb | undefined; onClose: () => void }) {
  const { t } = useTranslation('rewards');
  const queries = useQueryClient();
  const send = useMutation({
    mutationFn: (one: Verb) => (one === 'publish' ? publish(rewardId, opened.version) : retire(rewardId, opened.version)),
    onSuccess: async (kept, one) => {
      queries.setQueryData(oneKey(rewards, rewardId), kept);
      await queries.invalidateQueries({ queryKey: listKey(rewards) });
      showToast({ text: t(`${one}.done`) });
      onClose();
    },
  });
  const shown = verb ?? 'publish';
  return (
    <Dialog isOpen={verb !== undefined} onClose={onClose} title={t(`${shown}.title`)}>
      <p>{t(`${shown}.hint`)}</p>
      <DialogFoot
        onClose={onClose}
        error={send.error}
        {...(verb === 'retire' ? { color: 'refused' as const } : {})}
        loading={send.isPending}
        onClick={() => send.mutate(shown)}
      >
        {t(`${shown}.open`)}
      </DialogFoot>
    </Dialog>
  );
}

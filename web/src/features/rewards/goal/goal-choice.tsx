import type { RewardPage } from '@vitrine/contract/rewards';
import { judgeGoal } from '@vitrine/domain/rewards';
import { Button, showToast } from '@vitrine/ui';
import { refusalCode } from '@vitrine/ui/forms';
import { useTranslation } from 'react-i18next';
import { FormFault } from '../../../shared/field-fault.tsx';
import { IconFlag } from '../../../shared/icons.ts';
import { useChooseGoal } from './use-goal.ts';
import classes from './goal.module.css';

/** The way to save for a reward that a plan can lead to; `hasOther`: it takes the place of another goal. */
export function GoalChoice({ reward, hasOther }: { reward: RewardPage; hasOther: boolean }) {
  const { t } = useTranslation('rewards');
  const choose = useChooseGoal();
  const { campaign } = reward;
  if (!campaign || reward.can.redeem || judgeGoal(reward.obstacles)) return null;
  const send = () =>
    choose.mutateAsync({ rewardId: reward.id, campaignId: campaign.id }).then(
      () => showToast({ text: t('goal.chosen') }),
      () => undefined, // said below
    );
  return (
    <div className={classes.choice}>
      <Button
        variant="light"
        fullWidth
        disabled={choose.isPending}
        leftSection={<IconFlag size={20} stroke={1.75} aria-hidden />}
        onClick={() => void send()}
      >
        {t(hasOther ? 'goal.instead' : 'goal.choose')}
      </Button>
      <p className={classes.quiet}>{t('goal.choose_hint')}</p>
      <FormFault code={choose.isError ? refusalCode(choose.error) : undefined} />
    </div>
  );
}

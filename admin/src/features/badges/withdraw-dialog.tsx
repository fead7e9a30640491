import { useQueryClient } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { withdrawAward, type Award } from '@vitrine/contract/badges';
import { useTranslation } from 'react-i18next';
import { listKey } from '../../shared/resource/index.ts';
import { WhyDialog } from '../../shared/why-dialog.tsx';
import { awardsKey, badges } from './badges.tsx';

/** Takes a badge away with a reason that the person reads. */
export function WithdrawDialog({ badgeId, award, onClose }: { badgeId: string; award: Award; onClose: () => void }) {
  const { t } = useTranslation('badges');
  const queries = useQueryClient();
  return (
    <WhyDialog
      title={t('withdraw.of', { name: award.name })}
      words={{ why: t('why'), hint: t('why_hint'), verb: t('withdraw.send'), done: t('withdraw.done') }}
      send={(why) => call(withdrawAward, { params: { awardId: award.id }, body: { why } })}
      onDone={async () => {
        await queries.invalidateQueries({ queryKey: awardsKey(badgeId) });
        void queries.invalidateQueries({ queryKey: listKey(badges) });
      }}
      onClose={onClose}
    />
  );
}

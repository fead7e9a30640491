import type { NewsStatus } from '@vitrine/domain/news';
import { StateChip } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { IconHourglass, IconPencil } from '../../shared/icons.ts';

/** Where a piece of news stands; changes that nobody sees yet are named beside it. */
export function StatusChip({ status, hasChanges }: { status: NewsStatus; hasChanges: boolean }) {
  const { t } = useTranslation('news');
  const isOut = status === 'shown' || status === 'scheduled' || status === 'over';
  const state = status === 'draft' ? 'brand' : status === 'shown' ? 'quiet' : 'held';
  const icon = status === 'scheduled' ? <IconHourglass size={16} stroke={1.75} aria-hidden /> : null;
  return (
    <>
      <StateChip state={state} icon={icon}>
        {t(`news.choice.status.${status}`)}
      </StateChip>
      {isOut && hasChanges ? (
        <StateChip state="expiring" icon={<IconPencil size={16} stroke={1.75} aria-hidden />}>
          {t('changed')}
        </StateChip>
      ) : null}
    </>
  );
}

import type { NewsStanding } from '@vitrine/domain/news';
import { StateChip } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { IconHourglass, IconPencil } from '../../shared/icons.ts';

/** Where a piece of news stands; changes that nobody sees yet are named beside it. */
export function StandingChip({ standing, hasChanges }: { standing: NewsStanding; hasChanges: boolean }) {
  const { t } = useTranslation('news');
  const isOut = standing === 'shown' || standing === 'scheduled' || standing === 'over';
  const state = standing === 'draft' ? 'brand' : standing === 'shown' ? 'quiet' : 'held';
  const icon = standing === 'scheduled' ? <IconHourglass size={16} stroke={1.75} aria-hidden /> : null;
  return (
    <>
      <StateChip state={state} icon={icon}>
        {t(`news.choice.standing.${standing}`)}
      </StateChip>
      {isOut && hasChanges ? (
        <StateChip state="expiring" icon={<IconPencil size={16} stroke={1.75} aria-hidden />}>
          {t('changed')}
        </StateChip>
      ) : null}
    </>
  );
}

import type { TrailState } from '@vitrine/domain/trails';
import { StateChip } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { IconPencil } from '../../shared/icons.ts';

/** Where a trail is; changes that nobody sees yet are named beside it. */
export function TrailStateChip({ state, hasChanges }: { state: TrailState; hasChanges: boolean }) {
  const { t } = useTranslation('trails');
  if (state === 'published') {
    return hasChanges ? (
      <StateChip state="expiring" icon={<IconPencil size={16} stroke={1.75} aria-hidden />}>
        {t('published_changed')}
      </StateChip>
    ) : (
      <StateChip>{t('trails.choice.state.published')}</StateChip>
    );
  }
  return (
    <StateChip state={state === 'draft' ? 'brand' : 'held'} icon={null}>
      {t(`trails.choice.state.${state}`)}
    </StateChip>
  );
}

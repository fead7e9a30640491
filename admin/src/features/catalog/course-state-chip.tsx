import type { CourseState } from '@vitrine/domain/catalog';
import { StateChip } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { IconPencil } from '../../shared/icons.ts';

/** Where a course is; changes that nobody sees yet are named beside it. */
export function CourseStateChip({ state, hasChanges }: { state: CourseState; hasChanges: boolean }) {
  const { t } = useTranslation('catalog');
  if (state === 'published') {
    return hasChanges ? (
      <StateChip state="expiring" icon={<IconPencil size={16} stroke={1.75} aria-hidden />}>
        {t('state.published_changed')}
      </StateChip>
    ) : (
      <StateChip>{t('courses.choice.state.published')}</StateChip>
    );
  }
  return (
    <StateChip state={state === 'draft' ? 'brand' : 'held'} icon={null}>
      {t(`courses.choice.state.${state}`)}
    </StateChip>
  );
}

import type { SurveyState } from '@vitrine/domain/surveys';
import { StateChip } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { IconPencil } from '../../shared/icons.ts';

/** Where a survey stands; questions that nobody is asked yet are named beside it. */
export function SurveyStateChip({ state, hasUnpublished }: { state: SurveyState; hasUnpublished: boolean }) {
  const { t } = useTranslation('surveys');
  if (state === 'published' && hasUnpublished)
    return (
      <StateChip state="expiring" icon={<IconPencil size={16} stroke={1.75} aria-hidden />}>
        {t('published_changed')}
      </StateChip>
    );
  return (
    <StateChip state={state === 'draft' ? 'brand' : state === 'retired' ? 'held' : 'quiet'} icon={null}>
      {t(`list.choice.state.${state}`)}
    </StateChip>
  );
}

import { useQuery } from '@tanstack/react-query';
import { textIn } from '@vitrine/domain/kernel';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../shared/console-routes.ts';
import { audienceChoices } from '../../shared/fields/index.ts';
import { ResourceScreen } from '../../shared/resource/index.ts';
import { categoryChoicesQuery, courseChoicesQuery, listsQuery, trailChoicesQuery } from './api.ts';
import { RewardActions } from './reward-actions.tsx';
import { RewardsTabs } from './rewards-tabs.tsx';
import { rewards } from './catalog.tsx';

/** The catalog of the store: rewards in every state, and beside the list one of them with its stock (ADM-05). */
export function RewardsScreen() {
  const { t } = useTranslation('rewards');
  const { data: categories } = useQuery(categoryChoicesQuery);
  const mayReadCourses = useMay('content.read');
  const { data: courses } = useQuery({ ...courseChoicesQuery, enabled: mayReadCourses });
  const { data: trails } = useQuery({ ...trailChoicesQuery, enabled: mayReadCourses });
  const audience = audienceChoices(useQuery(listsQuery).data);
  const choices = {
    ...audience,
    categoryId: (categories?.items ?? []).map(({ id, name, department }) => ({ value: id, label: `${department} · ${name}` })),
    requiredCourseIds: (courses?.items ?? []).map(({ id, title }) => ({ value: id, label: title || t('untitled') })),
    requiredTrailIds: (trails?.items ?? []).map(({ id, title }) => ({ value: id, label: title || t('untitled') })),
  };
  return (
    <ResourceScreen
      resource={rewards}
      path="/rewards"
      header={<RewardsTabs />}
      choices={choices}
      nameOf={({ title }, locale) => textIn(title, locale) || t('untitled')}
      actions={(opened, id) => <RewardActions opened={opened} rewardId={id} />}
    />
  );
}

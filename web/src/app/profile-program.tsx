import { Card } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { useMe } from '../features/identity/index.ts';
import { LevelWay } from '../features/levels/index.ts';
import { OwnPlaceWay } from '../features/ranking/index.ts';

/** Where the member stands in the program of their client: the level, and the place in the ranking. */
export function ProfileProgram() {
  const { t } = useTranslation('app');
  const { client } = useMe();
  const isRanked = client.has_ranking && client.group_training_use_score;
  if (!client.has_campaigns && !isRanked) return null;
  return (
    <Card label={t('profile.program')}>
      {client.has_campaigns ? <LevelWay /> : null}
      {isRanked ? <OwnPlaceWay /> : null}
    </Card>
  );
}

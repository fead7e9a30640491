import { Button, Card } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { leaveFor, onShownAgain } from '../../../../shared/device/leave-for.ts';
import { PlayerDock } from '../../player-dock.tsx';
import type { PlayerOf } from '../kind-on-screen.ts';

const theCalls = () => import('./calls.ts');

/** A course that SCORM Cloud plays on a page of its own; coming back, its result is asked for (PLY-08). */
export function CloudPlayer({ page, content }: PlayerOf<'scorm_cloud'>) {
  const { t } = useTranslation(['learning/kinds/scorm-cloud', 'learning']);
  const { atForm } = useMessages();
  const queries = useQueryClient();
  const { courseId, activity } = page;
  const where = { courseId, hierarchy_order: activity.hierarchy_order };
  const isDone = activity.state === 'completed';
  const launch = useMutation({
    mutationFn: async () => (await theCalls()).launch(where),
    onSuccess: ({ url }) => leaveFor(url),
  });
  const { mutate: look, ...looking } = useMutation({
    mutationFn: async () => (await theCalls()).takeResult(where),
    onSuccess: ({ isNew }) => (isNew ? queries.invalidateQueries({ queryKey: ['learning'] }) : undefined),
  });
  const { isSetUp } = content;
  useEffect(() => {
    if (isSetUp && !isDone) look();
    return onShownAgain(() => look());
  }, [look, isSetUp, isDone]);
  const failure = launch.error ?? looking.error;
  return (
    <>
      <h1>{activity.title}</h1>
      <Card label={activity.title}>
        <p>{activity.summary}</p>
        <p>{t(`status_${content.success === 'unknown' ? content.completion : content.success}`)}</p>
        {content.score === null ? null : <p>{t('score', { score: Math.round(content.score) })}</p>}
      </Card>
      {isSetUp ? (
        <Button onClick={() => launch.mutate()} loading={launch.isPending}>
          {t(content.completion === 'unknown' ? 'open' : 'go_on')}
        </Button>
      ) : null}
      {isSetUp && !failure ? null : <p role="alert">{isSetUp ? atForm(refusalCode(failure)) : t('not_set_up')}</p>}
      <PlayerDock page={page} note={isDone ? t('done') : t('there')} />
    </>
  );
}

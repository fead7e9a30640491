import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ActivityDraft } from '@vitrine/contract/activities';
import { useEffect } from 'react';

const key = (activityId: string) => ['catalog', 'activities', 'typed', activityId] as const;

/** Tells the preview what is being written into an activity, before it is saved. */
export function useTellActivity(activityId: string, content: ActivityDraft): void {
  const queries = useQueryClient();
  useEffect(() => void queries.setQueryData(key(activityId), content), [queries, activityId, content]);
  useEffect(() => () => queries.removeQueries({ queryKey: key(activityId) }), [queries, activityId]);
}

/** The activity as it is on the screen: typed, else saved. */
export function useActivityOnScreen(activityId: string, saved: ActivityDraft): ActivityDraft {
  const { data } = useQuery<ActivityDraft>({ queryKey: key(activityId), queryFn: () => saved, enabled: false });
  return data ?? saved;
}

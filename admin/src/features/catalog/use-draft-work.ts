import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ActivityInDraft, CourseDraft } from '@vitrine/contract/catalog';
import type { ActivityKind } from '@vitrine/domain/activities';
import { showToast } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { useTranslation } from 'react-i18next';
import { draftQuery, putActivity, putInOrder, takeActivityOut } from './api.ts';
import { kindOf } from './kinds/kind-of.ts';

export type DraftWork = {
  add: (kind: ActivityKind) => void;
  order: (activityIds: string[]) => void;
  remove: (activity: ActivityInDraft) => void;
  isBusy: boolean;
};

/**
 * Adding, ordering and removing are done at once, over the version on the screen. When somebody else was faster the draft is read again and
 * the person is told; removing can be undone, which puts a copy back to its place.
 */
export function useDraftWork(draft: CourseDraft): DraftWork {
  const { t } = useTranslation('catalog');
  const { atForm } = useMessages();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const courseId = draft.id;
  const { queryKey } = draftQuery(courseId);
  const now = () => queries.getQueryData(queryKey) ?? draft;
  const open = (activityId: string | undefined) =>
    void navigate({ to: `/courses/${courseId}`, search: () => (activityId === undefined ? {} : { at: activityId }) });

  const work = useMutation({
    mutationFn: (step: (version: number) => Promise<CourseDraft>) => step(now().version),
    onSuccess: (kept) => {
      queries.setQueryData(queryKey, kept);
    },
    onError: (error, _step) => {
      void queries.invalidateQueries({ queryKey });
      showToast({ text: atForm(refusalCode(error)) });
    },
    scope: { id: `draft-${courseId}` }, // one after the other: each step needs the version that the one before made
  });

  const add = (kind: ActivityKind) => {
    const activity = { title: {}, summary: {}, isRequired: true, content: kindOf(kind).empty() };
    work.mutate((version) => putActivity({ courseId, version }, activity), { onSuccess: (kept) => open(kept.activities.at(-1)?.id) });
  };
  const order = (activityIds: string[]) => {
    queries.setQueryData(queryKey, (before) => before && { ...before, activities: inOrder(before.activities, activityIds) });
    work.mutate((version) => putInOrder({ courseId, version }, activityIds));
  };
  const putBack = ({ title, summary, isRequired, content, hierarchy_order }: ActivityInDraft) =>
    work.mutate(async (version) => {
      const added = await putActivity({ courseId, version }, { title, summary, isRequired, content });
      const ids = added.activities.map(({ id }) => id);
      const last = ids.pop();
      if (last !== undefined) ids.splice(hierarchy_order - 1, 0, last);
      return putInOrder({ courseId, version: added.version }, ids);
    });
  const remove = (activity: ActivityInDraft) => {
    open(undefined);
    work.mutate((version) => takeActivityOut({ courseId, version, activityId: activity.id }), {
      onSuccess: () => showToast({ text: t('activity_removed'), undo: { label: t('ui:undo'), onUndo: () => putBack(activity) } }),
    });
  };
  return { add, order, remove, isBusy: work.isPending };
}

const inOrder = (activities: readonly ActivityInDraft[], ids: readonly string[]) =>
  ids.flatMap((id) => activities.find((one) => one.id === id) ?? []);

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CourseRow } from '@vitrine/contract/catalog';
import type { TrailDraft, TrailItemForm, TrailItemInDraft } from '@vitrine/contract/trails';
import { showToast } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { useTranslation } from 'react-i18next';
import { draftQuery, writeItems } from './api.ts';

export type Steps = {
  add: (course: Pick<CourseRow, 'id'>) => void;
  order: (ids: string[]) => void;
  require: (id: string, isRequired: boolean) => void;
  remove: (step: TrailItemInDraft) => void;
  isBusy: boolean;
};

/**
 * Adding, ordering and removing steps is done at once, over the version on the screen. When somebody else was faster the draft is read again and the person is told; removing can
 * be undone, which puts the step back to its place.
 */
export function useSteps(draft: TrailDraft): Steps {
  const { t } = useTranslation('trails');
  const { atForm } = useMessages();
  const queries = useQueryClient();
  const trailId = draft.id;
  const { queryKey } = draftQuery(trailId);
  const now = () => queries.getQueryData(queryKey) ?? draft;
  const work = useMutation({
    mutationKey: stepsKey(trailId),
    mutationFn: (change: (items: TrailItemForm[]) => TrailItemForm[]) => {
      const { version, items } = now();
      return writeItems({ trailId, version }, change(items.map(formOf)));
    },
    onSuccess: (kept) => {
      queries.setQueryData(queryKey, kept);
    },
    onError: (error) => {
      void queries.invalidateQueries({ queryKey });
      showToast({ text: atForm(refusalCode(error)) });
    },
    scope: { id: `steps-${trailId}` }, // one after the other: each needs the version that the one before made
  });
  const order = (ids: string[]) => {
    queries.setQueryData(queryKey, (before) => before && { ...before, items: inOrder(before.items, ids) });
    work.mutate((items) => inOrder(items, ids));
  };
  const remove = (step: TrailItemInDraft) => {
    const place = now().items.findIndex(({ subjectId }) => subjectId === step.subjectId);
    const putBack = () => work.mutate((items) => items.toSpliced(place, 0, formOf(step)));
    work.mutate((items) => items.filter(({ subjectId }) => subjectId !== step.subjectId), {
      onSuccess: () => showToast({ text: t('step_removed'), undo: { label: t('ui:undo'), onUndo: putBack } }),
    });
  };
  return {
    add: ({ id }) => work.mutate((items) => [...items, { kind: 'course', subjectId: id, isRequired: true }]),
    order,
    require: (id, isRequired) => work.mutate((items) => items.map((item) => (item.subjectId === id ? { ...item, isRequired } : item))),
    remove,
    isBusy: work.isPending,
  };
}

/** Under which the changes of a trail's steps are on their way. */
export const stepsKey = (trailId: string) => ['trails', 'steps', trailId] as const;

const formOf = ({ subjectId, isRequired }: TrailItemInDraft): TrailItemForm => ({ kind: 'course', subjectId, isRequired });
const inOrder = <T extends { subjectId: string }>(items: readonly T[], ids: readonly string[]): T[] =>
  ids.flatMap((id) => items.find(({ subjectId }) => subjectId === id) ?? []);

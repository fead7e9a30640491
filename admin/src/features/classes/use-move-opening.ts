import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { moveOpening, type Opening } from '@vitrine/contract/classes';
import { showToast } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { openingsKey } from './classes.tsx';

/** Opens an activity, or takes it back. Each move carries the revision that was seen: who is too late hears that somebody else moved it, and sees how it is now. */
export function useMoveOpening({ activityId, revision, state }: Opening, classId: string) {
  const { atForm } = useMessages();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(moveOpening, { params: { classId, activityId }, body: { isOpen: state !== 'live_class_opened', revision } }),
    onSuccess: (now) => queries.setQueryData(openingsKey(classId), now),
    onError: (error) => {
      showToast({ text: atForm(refusalCode(error)) });
      void queries.invalidateQueries({ queryKey: openingsKey(classId) });
    },
  });
}

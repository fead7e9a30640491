import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MessageDetail } from '@vitrine/contract/messages';
import { showToast } from '@vitrine/ui';
import { refusalCode } from '@vitrine/ui/forms';
import { listKey } from '../../shared/resource/index.ts';
import { messageQuery, recipientsKey } from './api.ts';
import { messages } from './messages.tsx';

type Step<Ask> = {
  messageId: string;
  take: (ask: Ask) => Promise<MessageDetail>;
  done: (kept: MessageDetail) => string;
  onClose: () => void;
};

/** A step of a message that members will notice; what came in between is looked at anew. */
export function useStep<Ask = void>({ messageId, take, done, onClose }: Step<Ask>) {
  const queries = useQueryClient();
  const { queryKey } = messageQuery(messageId);
  return useMutation({
    mutationFn: take,
    onSuccess: async (kept) => {
      queries.setQueryData(queryKey, kept);
      await queries.invalidateQueries({ queryKey: recipientsKey(messageId) });
      await queries.invalidateQueries({ queryKey: listKey(messages) });
      showToast({ text: done(kept) });
      onClose();
    },
    onError: (error) => {
      if (refusalCode(error) === 'changed_meanwhile') void queries.invalidateQueries({ queryKey });
    },
  });
}

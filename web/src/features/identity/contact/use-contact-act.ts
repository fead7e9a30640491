import type { ContactChecks } from '@vitrine/contract/identity';
import { useQueryClient } from '@tanstack/react-query';
import { usePlainForm } from '../use-plain-form.ts';
import { contactChecksQuery } from './api.ts';

/** What a card of this page does: the server's new count is shown at once, and asked for anew when it refused. */
export function useContactAct() {
  const queries = useQueryClient();
  const form = usePlainForm({ code: '' });
  const act = (required: readonly 'code'[], work: (typed: { code: string }) => Promise<ContactChecks>) =>
    form.submit(required, async (typed) => {
      try {
        queries.setQueryData(contactChecksQuery.queryKey, await work(typed));
      } catch (error) {
        void queries.invalidateQueries({ queryKey: contactChecksQuery.queryKey });
        throw error;
      }
    });
  return { form, act, now: (work: () => Promise<ContactChecks>) => void act([], work)({ preventDefault: () => undefined }) };
}

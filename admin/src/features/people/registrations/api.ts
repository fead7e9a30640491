import { queryOptions } from '@tanstack/react-query';
import { call, callFile } from '@vitrine/client';
import {
  decideRegistration,
  exportRegistrations,
  getRegistrationToDecide,
  listRegistrations,
  type RegistrationRow,
} from '@vitrine/contract/identity';
import type { RegistrationReason } from '@vitrine/domain/identity';
import type { Sending } from '../../../shared/queue/index.ts';

export const queueKey = ['people', 'queue'] as const;
export const registrationQuery = (registrationId: string) =>
  queryOptions({
    queryKey: ['people', 'registration', registrationId],
    queryFn: () => call(getRegistrationToDecide, { params: { registrationId } }),
    staleTime: 20_000,
  });
export const registrationsOf = (ask: Record<string, unknown>) => call(listRegistrations, { query: listRegistrations.query.parse(ask) });
export const registrationsExport = (ask: Record<string, unknown>) =>
  callFile(exportRegistrations, { query: exportRegistrations.query.parse(ask) });

/** A registration as somebody looked at it: decided only while it is still so. */
export type Seen = Pick<RegistrationRow, 'id' | 'status'>;
export type Decision = { verb: 'approve' } | { verb: 'refuse'; reason: RegistrationReason; note: string };
export type Verb = Decision['verb'];

export const decide = ({ id, status }: Seen, decision: Decision, how: Sending) =>
  call(
    decideRegistration,
    {
      params: { registrationId: id },
      body: {
        decision: decision.verb,
        seen: status,
        reason: decision.verb === 'refuse' ? decision.reason : null,
        note: decision.verb === 'refuse' ? decision.note : '',
      },
    },
    how,
  );

/** The partner's program, as decision 055 documents its API: a look at a registration, a sending by our id, and its state by that id. */
import { isDay } from '@vitrine/domain/kernel';
import {
  partnerRoles,
  rejectReasons,
  type PartnerAnswer,
  type PartnerRole,
  type RegistrationState,
  type RejectReason,
} from '@vitrine/domain/transfer';
import { z } from 'zod';
import { requestOutside } from '../../../platform/outside/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { keyOf, type Partner } from './partner-rows.ts';

const patienceMs = 8_000;

/** What the partner said of a sending; `postedOn` by its calendar, where it says so. */
export type Said = { answer: PartnerAnswer; postedOn: string | null; reason: RejectReason | null };
export type Registered = { state: RegistrationState; role: PartnerRole | null };

const Found = z.object({ status: z.enum(['active', 'inactive']), role: z.string() });
const State = z.object({
  status: z.enum(['accepted', 'rejected', 'pending']),
  posted_on: z.string().refine(isDay).optional(),
  reason: z.string().optional(),
});

export type PartnerParts = Pick<Platform, 'settings' | 'secret' | 'log'>;

/** Calls of one client's partner. Nothing here throws: whatever is no answer of the documented shape is `unknown`, and to a look at a registration undefined. */
export function partnerClient(parts: PartnerParts, partner: Partner) {
  const { settings, log } = parts;
  const trusted = settings.PARTNER_INSIDE === undefined ? undefined : new URL(settings.PARTNER_INSIDE).hostname;
  const ask = async (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
  ): Promise<{ status: number; answer: unknown } | undefined> => {
    try {
      const { status, text } = await requestOutside({
        url: `${partner.apiUrl.replace(/\/+$/, '')}${path}`,
        method,
        headers: { authorization: `Bearer ${keyOf(parts, partner)}`, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
        patienceMs,
        trusted,
      });
      return { status, answer: status < 500 && text !== '' ? JSON.parse(text) : null };
    } catch (fault) {
      log.warn({ err: fault, path, tenantId: partner.tenantId }, 'transfer: the partner could not be asked');
      return undefined;
    }
  };
  return {
    /** Whether a document is registered there, and as whom; undefined when the partner cannot say. */
    async lookUp({ document, country }: { document: string; country: string }): Promise<Registered | undefined> {
      const told = await ask('POST', '/registrations/lookup', { document, country });
      if (told?.status === 404) return { state: 'invalid', role: null };
      const found = told?.status === 200 ? Found.safeParse(told.answer) : undefined;
      if (!found?.success) return undefined;
      return { state: found.data.status, role: partnerRoles.find((role) => role === found.data.role) ?? null };
    },
    /** Sends points by our id, which the partner posts once however often it comes. */
    async send({ id, ...sending }: { id: string; document: string; country: string; points: number }): Promise<Said> {
      return saidIn(await ask('PUT', `/transfers/${id}`, sending));
    },
    /** What became of a sending. */
    async stateOf({ id }: { id: string }): Promise<Said> {
      const told = await ask('GET', `/transfers/${id}`);
      return told?.status === 404 ? { answer: 'missing', postedOn: null, reason: null } : saidIn(told);
    },
  };
}

function saidIn(told: { status: number; answer: unknown } | undefined): Said {
  const state = told && [200, 201, 202, 422].includes(told.status) ? State.safeParse(told.answer) : undefined;
  if (!state?.success) return { answer: 'unknown', postedOn: null, reason: null };
  const { status, posted_on, reason } = state.data;
  // A refusal is one only where it says so: 422 of something else than this sending may not give points back.
  if ((told?.status === 422) !== (status === 'rejected') && told?.status !== 200)
    return { answer: 'unknown', postedOn: null, reason: null };
  return {
    answer: status,
    postedOn: status === 'accepted' ? (posted_on ?? null) : null,
    reason: status === 'rejected' ? (rejectReasons.find((known) => known === reason) ?? 'other') : null,
  };
}

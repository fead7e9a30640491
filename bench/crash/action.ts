/** What somebody does in a crash round, with an Idempotency-Key: plain, so that it can be done again after the crash by whoever judges the round. */
import type { Ask, Endpoint } from '@vitrine/contract/kernel';
import { exchange, requestOf, Unanswered, type Request, type Session } from './calls.ts';

/** By room; and by what a sale or an order is called afterwards. */
export const rooms = {
  create_course: 'learning',
  create_person: 'people',
  report_sale: 'sales',
  revise_sale: 'sales',
  claim_sale: 'sales',
  release_sale: 'sales',
  approve_sale: 'sales',
  refuse_sale: 'sales',
  redeem_reward: 'orders',
  cancel_order: 'orders',
  resume_order: 'orders',
  approve_order: 'orders',
  refuse_order: 'orders',
  hold_order: 'orders',
  propose_exception: 'orders',
  approve_exception: 'orders',
  ship_order: 'orders',
} as const;
export type ActionKind = keyof typeof rooms;

export type Action = {
  kind: ActionKind;
  key: string;
  /** Whose session, by its place among the people of the round. */
  who: number;
  /** The sale or order that it moves; of what is new, what it will be known by: an invoice's number, a name, a reward. */
  subject: string;
  request: Request;
};
/** What an answer says of the sale, order, course or person: empty where it says nothing of it. */
export type Result = { id: string; version: number; state: string };
export type Outcome = { told: Result } | { refused: string } | { unanswered: string };
/** `from` and `to`: when it was sent and answered, in milliseconds; `to` is null without an answer. */
export type Sent = Action & { from: number; to: number | null; outcome: Outcome };

export const action = <E extends Endpoint>(
  { kind, who, subject, key }: Pick<Action, 'kind' | 'who' | 'subject' | 'key'>,
  endpoint: E,
  ask: Ask<E>,
): Action => ({ kind, who, subject, key, request: requestOf(endpoint, ask) });

export const resultOf = ({ outcome }: Pick<Sent, 'outcome'>): Result | undefined => ('told' in outcome ? outcome.told : undefined);

/** Does it once. A status of 5xx is no answer: nothing was promised. */
export async function act(session: Session, { key, request }: Action, signal?: AbortSignal): Promise<Outcome> {
  try {
    const { status, body } = await exchange(session, request, { key, ...(signal ? { signal } : {}) });
    if (status === 200) return { told: readResult(body) };
    if (status >= 500) return { unanswered: `answered ${status}` };
    return { refused: wordIn(body, 'refusal') || `answered ${status}` };
  } catch (fault) {
    if (!(fault instanceof Unanswered)) throw fault;
    return { unanswered: fault.message };
  }
}

/** Does it until it is answered: a call of the same key may still run. */
export async function actUntilAnswered(session: Session, one: Action): Promise<Outcome> {
  for (let tries = 1; ; tries += 1) {
    const outcome = await act(session, one);
    if (!('refused' in outcome && outcome.refused === 'still_running') || tries === 40) return outcome;
    await new Promise((later) => setTimeout(later, 50));
  }
}

function readResult(body: unknown): Result {
  const of = partOf(body, 'sale') ?? partOf(body, 'order') ?? body;
  return { id: wordIn(of, 'id'), version: Number(partOf(of, 'version') ?? 0), state: wordIn(of, 'state') };
}

/** Empty where there is none. */
function wordIn(body: unknown, name: string): string {
  const word = partOf(body, name);
  return typeof word === 'string' ? word : '';
}

function partOf(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? Object.entries(body).find(([key]) => key === name)?.[1] : undefined;
}

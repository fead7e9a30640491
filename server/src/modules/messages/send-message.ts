import type { MessageDetail } from '@vitrine/contract/messages';
import { instantOf } from '@vitrine/domain/kernel';
import { faultsOfSending, mayBeDone, type MessageRefusal, type MessageState } from '@vitrine/domain/messages';
import type { Tx } from '../../platform/database/index.ts';
import { Refusal, refuseFields, type Actor } from '../../platform/http/index.ts';
import { zoneOfClient } from '../tenancy/index.ts';
import { countReach, getMessageDraft } from './get-message-draft.ts';
import { lockMessage, placeFault, record, type Parts, type Seen } from './keep-messages.ts';
import { formOf, type Message } from './message-rows.ts';
import { takeBackJob, tellMembersJob } from './tell-members.ts';

type At = { day: string; time: string } | null;

/**
 * Sends a message now, or at a day and a time by the client's clock; from then on it is fixed. Refuses `changed_meanwhile`, `message_fixed`, below `message.` what it lacks,
 * `message_reaches_nobody`, and `message_time_past` at `at`.
 */
export const sendMessage = (parts: Parts, actor: Actor, { at, ...seen }: Seen & { at: At }): Promise<MessageDetail> =>
  step(parts, actor, seen, {
    action: 'send',
    refusal: 'message_fixed',
    what: at === null ? 'sent' : 'scheduled',
    move: async (tx, message) => {
      const form = await formOf(tx, actor, message);
      refuseFields({ ...faultsOfSending(form), ...placeFault(actor, form) }, { prefix: 'message.' });
      if ((await countReach(tx, actor, form)) === 0) throw new Refusal('message_reaches_nobody');
      const now = parts.clock.now();
      const sendsAt = at === null ? now : instantOf({ ...at, zone: await zoneOfClient(tx, actor) });
      refuseFields({ at: at !== null && Date.parse(sendsAt) <= Date.parse(now) ? 'message_time_past' : undefined }, { prefix: '' });
      const run = message.run + 1;
      const payload = { tenantId: actor.tenantId, messageId: message.id, run };
      await parts.jobs.send({ tx, name: tellMembersJob, payload, ...(at === null ? {} : { startAfter: sendsAt }) });
      return { state: at === null ? 'sending' : 'scheduled', sends_at: sendsAt, run };
    },
  });

/** Makes a scheduled message a draft again. Refuses `changed_meanwhile` and `message_not_scheduled`, also when it has just gone. */
export const unscheduleMessage = (parts: Parts, actor: Actor, seen: Seen): Promise<MessageDetail> =>
  step(parts, actor, seen, {
    action: 'unschedule',
    refusal: 'message_not_scheduled',
    what: 'unscheduled',
    move: () => Promise.resolve({ state: 'draft', sends_at: null }),
  });

/** Takes a message that went, or is going, out of inboxes and out of letters that wait. Refuses `changed_meanwhile` and `message_not_sent`. */
export const takeBackMessage = (parts: Parts, actor: Actor, seen: Seen): Promise<MessageDetail> =>
  step(parts, actor, seen, {
    action: 'takeBack',
    refusal: 'message_not_sent',
    what: 'taken_back',
    move: async (tx, message) => {
      await parts.jobs.send({ tx, name: takeBackJob, payload: { tenantId: actor.tenantId, messageId: message.id } });
      return { state: 'taken_back', taken_back_at: parts.clock.now() };
    },
  });

type Moved = { state: MessageState; sends_at?: string | null; run?: number; taken_back_at?: string };
type Step = {
  action: 'send' | 'unschedule' | 'takeBack';
  refusal: MessageRefusal;
  what: string;
  move: (tx: Tx, message: Message) => Promise<Moved>;
};

async function step(parts: Parts, actor: Actor, seen: Seen, { action, refusal, what, move }: Step): Promise<MessageDetail> {
  const { messageId, version } = seen;
  await parts.db.transaction(async (tx) => {
    const message = await lockMessage(tx, actor, seen);
    if (!mayBeDone(message.state)[action]) throw new Refusal(refusal);
    const moved = await move(tx, message);
    await tx
      .updateTable('messages.message')
      .set({ ...moved, version: version + 1, updated_at: parts.clock.now() })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', messageId)
      .execute();
    await record(parts, tx, actor, { messageId, what, before: { state: message.state }, after: { state: moved.state } });
  });
  return getMessageDraft(parts, actor, { messageId });
}

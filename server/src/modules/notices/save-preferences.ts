import type { NoticePreferences, OpenedPreferences } from '@vitrine/contract/notices';
import { judgeDelivery, judgePreferences, noticeKinds, optionalByMail } from '@vitrine/domain/notices';
import type { Tx } from '../../platform/database/index.ts';
import { Refusal, refuseFields, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { openedPreferences, wishesOf, type Whose } from './preferences.ts';

type Parts = Pick<Platform, 'db' | 'clock'>;

/** What the member wants to be told. */
export const getNoticePreferences = async ({ db }: Parts, actor: Actor): Promise<OpenedPreferences> =>
  openedPreferences(await wishesOf(db.write(), actor));

/** Keeps what a member wants to be told, and when; notices that wait for an e-mail follow it. Refuses as `judgePreferences` does, and `changed_meanwhile`. */
export function saveNoticePreferences(
  parts: Parts,
  actor: Actor,
  { version, preferences }: { version: number; preferences: NoticePreferences },
): Promise<OpenedPreferences> {
  refuseFields(judgePreferences(preferences), { prefix: 'preferences.' });
  return parts.db.transaction(async (tx) => {
    await keep(parts, tx, actor, { version, preferences });
    return openedPreferences({ version: version + 1, preferences });
  });
}

/** Ends the e-mails that a member may be spared, by the link of one of them; again changes nothing. */
export async function endEmails(parts: Parts, whose: Whose): Promise<void> {
  const end = () => endOnce(parts, whose);
  await end().catch((fault: unknown) => {
    // A second click at the same moment, of a member without a row that could be locked: it finds one now.
    if (fault instanceof Refusal && fault.code === 'changed_meanwhile') return end();
    throw fault;
  });
}

function endOnce(parts: Parts, whose: Whose): Promise<void> {
  return parts.db.transaction(async (tx) => {
    await lockMember(tx, whose);
    const { version, preferences } = await wishesOf(tx, whose);
    await keep(parts, tx, whose, { version, preferences: { ...preferences, off: { ...preferences.off, mail: [...optionalByMail] } } });
  });
}

/** Two clicks on one letter at once: the second waits, and finds the first one's version. */
async function lockMember(tx: Tx, { tenantId, memberId }: Whose): Promise<void> {
  await tx
    .selectFrom('notices.preference')
    .select('version')
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .forUpdate()
    .execute();
}

async function keep(parts: Parts, tx: Tx, whose: Whose, wishes: { version: number; preferences: NoticePreferences }): Promise<void> {
  const { version, preferences } = wishes;
  const values = { version: version + 1, preferences: JSON.stringify(preferences), updated_at: parts.clock.now() };
  const kept = await tx
    .insertInto('notices.preference')
    .values({ tenant_id: whose.tenantId, member_id: whose.memberId, ...values })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'member_id']).doUpdateSet(values).where('notices.preference.version', '=', version),
    )
    .returning('version')
    .executeTakeFirst();
  if (!kept) throw new Refusal('changed_meanwhile');
  await judgeWaiting(parts, tx, whose, preferences);
}

/** What waits for an e-mail waits for it as the member wants now. */
async function judgeWaiting({ clock }: Parts, tx: Tx, { tenantId, memberId }: Whose, preferences: NoticePreferences): Promise<void> {
  for (const kind of noticeKinds) {
    const { mailAt } = judgeDelivery({ kind, now: clock.now(), hasMail: true, preferences });
    await tx
      .updateTable('notices.notice')
      .set({ mail_at: mailAt })
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .where('kind', '=', kind)
      .where('mail_at', 'is not', null)
      .where('letter_id', 'is', null)
      .execute();
  }
}

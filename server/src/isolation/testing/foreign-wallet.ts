/** The other tenant's points: credited, confirmed, held and sealed. */
import type { BuiltPerson } from '../../modules/identity/testing.ts';
import { confirmCredits, sealEntries } from '../../modules/ledger/index.ts';
import { aCredit, aHold, anExplanation } from '../../modules/ledger/testing.ts';
import type { House } from '../../testing.ts';
import type { ForeignProgram, ForeignWallet } from '../foreign-ids.ts';

/** Of its learner, in the program's campaign; what can be marked is. */
export async function aForeignWallet(
  { platform, db }: House,
  { learner, author, program, mark }: { learner: BuiltPerson; author: BuiltPerson; program: ForeignProgram; mark: string },
): Promise<ForeignWallet> {
  const { campaignId } = program;
  const explanation = anExplanation(platform, 90, { product: { sku: mark, name: mark } });
  const { entryId, saleId } = await aCredit(platform, learner, { campaignId, amount: 90, explanation });
  await db.transaction((tx) => confirmCredits(platform, tx, author.actor, { groupId: saleId, auditorId: author.memberId }));
  const { holdId } = await aHold(platform, learner, { campaignId, amount: 10 });
  await sealEntries(platform, { restSeconds: 0 });
  return { entryIds: [entryId, holdId] };
}

/** Builders of second opinions, by the same use-case that auditors call; for tests and the demo. */
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { findDecisions } from './decisions.ts';
import { giveOpinion } from './give-opinion.ts';

/** A second person agrees with the newest decisions on sales of others, and disagrees with one more, saying why. */
export async function addSecondOpinions(
  platform: Pick<Platform, 'db' | 'clock' | 'newId'>,
  second: Actor,
  { agreed, disagreed }: { agreed: number; disagreed: string },
): Promise<void> {
  const found = await findDecisions(platform.db.write(), second, { show: 'all', subject: 'sale', limit: 50 });
  const others = found.filter((one) => one.decided_by !== second.memberId && one.member_id !== second.memberId);
  for (const [place, { id, decided_at }] of others.slice(0, agreed + 1).entries())
    await giveOpinion(platform, second, {
      subject: 'sale',
      id,
      decidedAt: new Date(decided_at).toISOString(),
      agrees: place < agreed,
      note: place < agreed ? '' : disagreed,
    });
}

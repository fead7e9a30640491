/** Builders of closes and simulations, by the use-cases that the console calls; for tests and the demo. */
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { beginSimulation } from './simulations.ts';
import { simulate } from './replay-sales.ts';
import { begin, reportOf, runClose } from './run-close.ts';

export { closeByItself } from './run-close.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId' | 'publish' | 'jobs'>;

/** A campaign that was closed by this person, to its report. */
export async function aClose(parts: Parts, { tenantId, memberId }: Actor, { campaignId }: { campaignId: string }): Promise<void> {
  await parts.db.transaction((tx) => begin(parts, tx, { tenantId, campaignId }, { begunBy: memberId }));
  await runClose(parts, { tenantId, campaignId });
}

/** A simulation of this campaign's points on the sales of a past one, to its end. */
export async function aSimulation(parts: Parts, actor: Actor, ask: { campaignId: string; pastId: string }): Promise<string> {
  const { id: simulationId } = await beginSimulation(parts, actor, ask);
  await simulate(parts, { tenantId: actor.tenantId, simulationId });
  return simulationId;
}

/** One number over all that a close leaves behind. */
export const stateOf = async ({ db }: Pick<Parts, 'db'>, of: { tenantId: string; campaignId: string }): Promise<string> =>
  (await reportOf(db.write(), of)).state;

/** Replays a campaign under its own published rules: `simulate-once.ts APP_URL TENANT CAMPAIGN`. Its last line is JSON. */
import { replay } from '../../../server/src/modules/closing/index.ts';
import { withLab } from '../../races/testing/lab.ts';

const [appUrl = '', tenantId = '', campaignId = ''] = process.argv.slice(2);
const told = await withLab({ appUrl, connections: 2 }, async ({ db }) => {
  const began = performance.now();
  const { lines, differences, published, ledger } = await replay(db.write(), { tenantId }, { draftId: campaignId, pastId: campaignId });
  return { seconds: (performance.now() - began) / 1_000, lines, differences, offBy: Math.abs(published - ledger) };
});
console.log(JSON.stringify(told));
process.exit(0);

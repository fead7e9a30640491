/** A process of its own that closes a campaign, so that it can be killed: `close-once.ts APP_URL TENANT CAMPAIGN`. Its last line is JSON. */
import { begin, runClose } from '../../../server/src/modules/closing/run-close.ts';
import { stateOf } from '../../../server/src/modules/closing/testing.ts';
import { withLab } from '../../races/testing/lab.ts';

const [appUrl = '', tenantId = '', campaignId = ''] = process.argv.slice(2);
const of = { tenantId, campaignId };
const told = await withLab({ appUrl, connections: 4 }, async (platform) => {
  await platform.db.transaction((tx) => begin(platform, tx, of, { begunBy: null }));
  const began = performance.now();
  await runClose(platform, of);
  return { seconds: (performance.now() - began) / 1_000, state: await stateOf(platform, of) };
});
console.log(JSON.stringify(told));
process.exit(0); // what it queued keeps its connection

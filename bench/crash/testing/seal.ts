/** Seals every entry that there is, without the minute of rest: `seal.ts APP_URL`. So that a proof of the chain leaves nothing out. */
import { sealEntries } from '../../../server/src/modules/ledger/index.ts';
import { withLab } from '../../races/testing/lab.ts';

const [appUrl = ''] = process.argv.slice(2);
console.log(JSON.stringify(await withLab({ appUrl, connections: 2 }, (platform) => sealEntries(platform, { restSeconds: 0 }))));

/**
 * SENCE's attendance register on this machine, to try sessions without the authority: `node scripts/sence-peer.mjs [PORT] [1.1.3|1.1.5]` prints what the server has to be started with. Runs on Node 24.
 */
import { openSence, password } from '../server/src/platform/testing/sence-peer.mjs';

const { settings } = await openSence({ port: Number(process.argv[2] ?? 3960), manual: process.argv[3] === '1.1.5' ? 'm115' : 'm113' });
const lines = [
  'Start the server with:',
  ...Object.entries(settings).map(([name, value]) => `  ${name}=${value}`),
  `Every learner’s password there: ${password}`,
];
process.stdout.write(`${lines.join('\n')}\n`);

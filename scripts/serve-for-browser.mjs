/**
 * Serves the built product to browser tests: an empty data folder of its own, a clock that tests may shift, and beside it Google, Microsoft, players of films, meetings,
 * a book of postal codes, Firebase, a partner’s loyalty program and the Chilean training authority.
 * Runs on Node 24.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { chooseDataDir, discardDataDir } from '../server/src/platform/postgres/index.ts';
import { openPostalCodes } from '../server/src/platform/testing/postal-code-peer.mjs';
import { openMeetings } from '../server/src/platform/testing/meeting-peer.mjs';
import { openPartner } from '../server/src/platform/testing/partner-peer.mjs';
import { openScormCloud } from '../server/src/platform/testing/scorm-cloud-peer.mjs';
import { openSence } from '../server/src/platform/testing/sence-peer.mjs';
import { openFcm } from '../server/src/platform/testing/fcm-peer.mjs';
import { buildForBrowser } from './native/build-for-browser.mjs';
import { openPlayers } from '../server/src/platform/testing/players-peer.mjs';
import { openStreams } from './stream-peer.mjs';
import { openProviders } from './provider-peer.mjs';
import { builtServer, node24, repository, serverFlags } from './setup/places.mjs';

const dataDir = join(chooseDataDir({ checkout: repository }), 'e2e');
await discardDataDir(dataDir); // what a run that was broken off has left, a database that still runs included

const port = Number(process.env.PORT ?? 3000);
/** The demo's two sites. */
const sites = [`http://localhost:${port}`, `http://outra.localhost:${port}`];
const { settings } = await openProviders({ port: port + 2, publicUrls: sites });
const { url: POSTAL_CODE_URL } = await openPostalCodes();
const { url: players } = await openPlayers();
const streams = await openStreams();
const cloud = await openScormCloud();
const meetings = await openMeetings();
const sence = await openSence();
const fcm = await openFcm({ port: port + 3 });
await buildForBrowser();
const partner = await openPartner({ port: port + 4 });

const server = spawn(node24, [...serverFlags, builtServer], {
  cwd: repository,
  env: {
    ...process.env,
    ...settings,
    POSTAL_CODE_URL,
    ...streams.settings,
    ...cloud.settings,
    ...meetings.settings,
    ...sence.settings,
    ...fcm.settings,
    NATIVE_APP: '1',
    PARTNER_INSIDE: partner.url,
    YOUTUBE_URL: players,
    VIMEO_URL: players,
    SLIDESHARE_URL: players,
    NODE_ENV: 'test',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn', // a line for each request costs three processes their time, and nobody reads forty thousand of them
    DATA_DIR: dataDir,
    CONTENT_URL: `http://*.content.localhost:${process.env.CONTENT_PORT ?? port + 1}`, // each package on a host of its own, so that a phone can keep it (D81)
    TEST_CONTROL: '1',
    TRUST_PROXY: 'loopback', // journeys come from many addresses (e2e/support/fixtures.ts)
    DRAIN_SECONDS: '0',
  },
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill('SIGTERM'));
server.on('exit', (code) => process.exit(code ?? 1));

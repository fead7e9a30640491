/**
 * `npm run site -- create HOST --admin USER --email ADDRESS …`: a site with its first client and its superuser. `list`, `add-host SITE NEW`, `rename-host OLD NEW`, `main-host HOST`.
 * Every change stands in the audit log of the site’s clients. Ends with 1 when it was refused, and says why in one line each.
 */
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { isZone, locales } from '@vitrine/domain/kernel';
import { pino } from 'pino';
import { passwordBy } from './ask-password.ts';
import { foundSiteWithSuperuser, siteAddress } from './modules/identity/index.ts';
import { addHost, listSites, moveMainHost, type Operator, renameHost } from './modules/tenancy/index.ts';
import { openPlatform } from './open-platform.ts';
import { readSettings } from './platform/config/index.ts';
import { migrate } from './platform/database/index.ts';
import { Refusal } from './platform/http/index.ts';
import type { Platform } from './platform/platform.ts';
import { asOwner, CannotStart } from './platform/postgres/index.ts';
import { linesOf } from './site-sentences.ts';

const usage = `npm run site -- create HOST --admin USER --email ADDRESS
                  [--full-name "Maria Lopes"] [--country BR] [--name "Name of the site"] [--client "Name of the first client"]
                  [--language ${locales.join('|')}] [--time-zone America/Sao_Paulo] [--generate-password | --password-stdin]
npm run site -- list | add-host HOST-OF-THE-SITE NEW | rename-host OLD NEW | main-host HOST`;

const flag = { type: 'string' } as const;
const asked = {
  admin: flag,
  email: flag,
  'full-name': flag,
  country: flag,
  name: flag,
  client: flag,
  language: flag,
  'time-zone': flag,
  'generate-password': { type: 'boolean' },
  'password-stdin': { type: 'boolean' },
} as const;

type Asked = ReturnType<typeof readArguments>;
type Work = (platform: Platform, asked: Asked) => Promise<string>;

/** By its name: how many hosts a command is told, and what it does. */
const commands: Record<string, { hosts: number; work: Work }> = {
  create: { hosts: 1, work: create },
  list: { hosts: 0, work: async ({ db }) => listed(await listSites(db.write())) },
  'add-host': { hosts: 2, work: addOne },
  'rename-host': { hosts: 2, work: renameOne },
  'main-host': { hosts: 1, work: moveMain },
};

/** A person of no site: the name says from where the change came. */
const operator: Operator = { personId: '00000000-0000-0000-0000-000000000000', fullName: `npm run site (${userInfo().username})` };

try {
  const told = readArguments();
  const { work } = told;
  await asOwner({ alone: false }, (access) => onPlatform(access, (platform) => work(platform, told)));
} catch (fault) {
  const lines = linesOf(fault);
  if (lines === undefined) throw fault;
  process.stderr.write(`${lines}\n`);
  process.exitCode = 1;
}

function readArguments() {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: asked });
    const [name = '', first = '', second = ''] = positionals;
    const command = commands[name];
    if (!command || positionals.length !== command.hosts + 1) throw new CannotStart(usage);
    return { work: command.work, first, second, values };
  } catch (fault) {
    if (fault instanceof TypeError) throw new CannotStart(`${fault.message}\n${usage}`); // an option that is none
    throw fault;
  }
}

/** The database in its newest shape, as its owner: also where no server was ever started on it. */
async function onPlatform(access: { ownerUrl: string; appRole: string; dataDir: string }, work: (platform: Platform) => Promise<string>) {
  const settings = readSettings({ ...process.env, LOG_LEVEL: 'fatal' });
  await migrate(access.ownerUrl, { appRole: access.appRole });
  const closers: (() => Promise<unknown>)[] = [];
  try {
    const parts = { appUrl: access.ownerUrl, dataDir: access.dataDir, log: pino({ level: 'fatal' }) };
    return await work(await openPlatform(settings, { ...parts, onClose: (close) => closers.push(close) }));
  } finally {
    for (const close of closers.toReversed()) await close();
  }
}

async function create(platform: Platform, { first: typedHost, values }: Asked): Promise<string> {
  const { admin: userName, email, client: clientName = values.name ?? typedHost, language = 'pt-BR' } = values;
  if (userName === undefined || email === undefined) throw new CannotStart(`--admin and --email are missing.\n${usage}`);
  const locale = locales.find((one) => one === language);
  if (!locale) throw new CannotStart(`--language: one of ${locales.join(', ')}.`);
  const timeZone = values['time-zone'] ?? 'America/Sao_Paulo';
  if (!isZone(timeZone)) throw new CannotStart('--time-zone: a zone as in America/Sao_Paulo.');
  const isGenerated = values['generate-password'] === true;
  const password = await passwordBy(isGenerated ? 'generate' : values['password-stdin'] ? 'stdin' : 'ask', platform.chance);
  const { host } = await foundSiteWithSuperuser(platform, operator, {
    site: { host: typedHost, name: values.name ?? clientName, locale, client: { name: clientName, slug: slugOf(clientName), timeZone } },
    superuser: { userName, fullName: values['full-name'] ?? userName, email, country: values.country ?? 'BR', password },
  });
  return [
    `The site ${host} is made, with the client ${clientName} and the superuser ${userName}.`,
    ...(isGenerated ? [`Password, shown this once: ${password}`] : []),
    `Log in at ${siteAddress(platform, { host, path: [] })}, where a password of one’s own is chosen first; the console stands at ${siteAddress(platform, { host, path: ['console', ''] })}`,
  ].join('\n');
}

async function addOne(platform: Platform, { first, second }: Asked): Promise<string> {
  await addHost(platform, operator, { ofHost: first, host: second });
  return listed(await listSites(platform.db.write()));
}

async function renameOne(platform: Platform, { first, second }: Asked): Promise<string> {
  await renameHost(platform, operator, { host: first, to: second });
  const note = 'Passkeys and the registrations at Google and Microsoft are bound to the old name: they have to be made anew.';
  return `${listed(await listSites(platform.db.write()))}\n${note}`;
}

async function moveMain(platform: Platform, { first }: Asked): Promise<string> {
  await moveMainHost(platform, operator, { host: first });
  return listed(await listSites(platform.db.write()));
}

function listed(sites: Awaited<ReturnType<typeof listSites>>): string {
  if (sites.length === 0) return 'There is no site yet: npm run site -- create HOST makes one.';
  const lines = sites.map(({ name, mainHost, hosts, clients }) => {
    const others = hosts.filter((host) => host !== mainHost);
    const also = others.length > 0 ? ` (also ${others.join(', ')})` : '';
    return `${mainHost}${also} · ${name} · ${clients.length === 1 ? 'client' : 'clients'}: ${clients.join(', ')}`;
  });
  return lines.join('\n');
}

/** What stands for the client in addresses: its name in small letters. */
function slugOf(name: string): string {
  const slug = name
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 40);
  if (slug.length < 2) throw new Refusal('invalid', { fields: { name: 'invalid' } });
  return slug;
}

/**
 * The table of rooms: the only place where order is written.
 * A room may enter rooms of lower rows only, through their entry point; never one of its own row.
 */
export const rows = [
  ['kernel'],
  ['tenancy'],
  ['identity'],
  ['privacy'],
  ['people'],
  ['ledger', 'notices', 'marks'],
  ['assessment', 'games', 'library', 'news', 'podcasts', 'surveys', 'forum', 'pages', 'messages'],
  ['activities'],
  ['catalog'],
  ['classes'],
  ['trails'],
  ['learning', 'campaigns'],
  ['certificates', 'levels', 'sence'],
  ['sales', 'photos', 'rewards', 'events', 'transfer', 'badges'],
  ['ranking', 'support', 'reports', 'search', 'closing', 'audit'],
];

/** Every room, lowest row first. */
export const rooms = rows.flat();

/** Rooms of domain and contract only: they have no schema, no module and no screens. */
export const roomsWithoutFloors = ['kernel'];

/** The row of a room; undefined when no such room exists. */
export function rowOf(room) {
  const row = rows.findIndex((names) => names.includes(room));
  return row === -1 ? undefined : row;
}

/** True when `room` may enter (import, read, reference) `other`: itself, or a room of a lower row. */
export function mayEnter(room, other) {
  const from = rowOf(room);
  const to = rowOf(other);
  return from !== undefined && to !== undefined && (room === other || to < from);
}

/** The schema that belongs to no room: outbox, jobs, idempotency keys, audit log, files. Rooms reach it through platform code only. */
export const platformSchema = 'platform';

/**
 * Tables above the tenants (law 12): they carry `site_id` or nothing, because they are read before a tenant is chosen.
 * Everything else in a room's schema is a tenant table.
 */
export const siteWide = {
  tenancy: ['site', 'host', 'tenant', 'language', 'country'],
  identity: [
    'person',
    'profile',
    'address',
    'oauth_client',
    'token_family',
    'token',
    'passed_gate',
    'webservice_token',
    'link',
    'code',
    'access_code',
    'spent_challenge',
    'login_provider',
    'outside_account',
    'outside_flow',
    'authenticator',
    'recovery_code',
    'passkey',
    'passkey_challenge',
    'log_in_ticket',
    'departure',
    'copy',
  ],
  privacy: ['copy'],
  notices: ['push_device'],
  certificates: ['code'],
};

/** Tables with another first key than `tenant_id`, each with its reason; whole platform tables stand here too. */
export const exempt = {
  'identity.integrator_client':
    'the index that an integrator’s own key asks for: an integrator belongs to a site and serves several of its clients',
  'platform.*': 'the outbox, jobs and files belong to no room; a tenant_id, where there is one, is a plain column',
  'identity.member_person': 'the index that a person’s own key asks for: a person belongs to a site and may be in several of its clients',
};

/** The only places that may keep state in a database session (law 12): the event bus, the job queue, and the lock of a migration run. */
export const sessionStatePlaces = [
  'server/src/platform/events/',
  'server/src/platform/jobs/',
  'server/src/platform/outbox/',
  'server/src/platform/realtime/',
  'server/src/platform/database/migrate.ts',
];

/** Addresses that the server answers without an endpoint in the contract: probes, documents of the API, static files. */
export const routesWithoutEndpoint = [
  /^\/(healthz|readyz|metrics|mailbox)(\/|$)/,
  /^\/api\/(docs|openapi\.json)/,
  /^\/\.well-known\/(assetlinks\.json|apple-app-site-association)$/,
  /^\/api\/files\/$/,
  /\*/,
];

/**
 * Rooms whose contract `packages/client` calls by itself, for every app alike: the session (identity) and the stream (notices). Decisions 006 and 047.
 */
export const contractsOfTheClient = ['identity', 'notices'];

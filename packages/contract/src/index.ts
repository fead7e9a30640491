/** Every call of the API in one list: documents, house tests and the isolation walk read it. */
import * as activities from './activities/index.ts';
import * as assessment from './assessment/index.ts';
import * as campaigns from './campaigns/index.ts';
import * as catalog from './catalog/index.ts';
import * as certificates from './certificates/index.ts';
import * as identity from './identity/index.ts';
import * as kernel from './kernel/index.ts';
import * as learning from './learning/index.ts';
import * as ledger from './ledger/index.ts';
import * as marks from './marks/index.ts';
import * as notices from './notices/index.ts';
import * as rewards from './rewards/index.ts';
import * as sales from './sales/index.ts';
import * as tenancy from './tenancy/index.ts';
import type { Endpoint } from './kernel/index.ts';

const rooms = {
  kernel,
  tenancy,
  identity,
  ledger,
  notices,
  marks,
  assessment,
  activities,
  catalog,
  learning,
  campaigns,
  certificates,
  rewards,
  sales,
};

export type CatalogueEntry = Endpoint & { room: string; name: string };

/** Each endpoint with its room and its name. */
export const catalogue: CatalogueEntry[] = Object.entries(rooms).flatMap(([room, things]) =>
  Object.entries(things).flatMap(([name, thing]) => (isEndpoint(thing) ? [{ room, name, ...thing }] : [])),
);

function isEndpoint(thing: unknown): thing is Endpoint {
  return typeof thing === 'object' && thing !== null && 'method' in thing && 'path' in thing && 'answer' in thing;
}

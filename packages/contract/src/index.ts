/** Every call of the API in one list: documents, house tests and the isolation walk read it. */
import type { Endpoint } from './kernel/index.ts';
import { rooms } from './rooms.gen.ts';

export type CatalogueEntry = Endpoint & { room: string; name: string };

/** Each endpoint with its room and its name. */
export const catalogue: CatalogueEntry[] = Object.entries(rooms).flatMap(([room, things]) =>
  Object.entries(things).flatMap(([name, thing]) => (isEndpoint(thing) ? [{ room, name, ...thing }] : [])),
);

function isEndpoint(thing: unknown): thing is Endpoint {
  return typeof thing === 'object' && thing !== null && 'method' in thing && 'path' in thing && 'answer' in thing;
}

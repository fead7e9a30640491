/** How a write of the console is written down, for the walk that does each once. */
import { entries } from './entries.ts';
import type { Attack, Foreign } from './entry.ts';

/** What the writes are done to: `b` is a whole client, `made` the ids that earlier writes answered, by their names. */
export type Desk = {
  b: Foreign;
  made: Readonly<Record<string, string>>;
  spare: {
    registrationId: string;
    /** A member with a second step. */
    securedId: string;
    sheetId: string;
    courseId: string;
    activityIds: string[];
    /** To be approved, and to be refused. */
    orderIds: [string, string];
    saleIds: [string, string];
    deadJobId: string;
    questionsId: string;
  };
};
export type Deed = { operation: string; ask: (desk: Desk) => Attack };

export const nobodyNamed = { groupIds: [], areaIds: [], tagIds: [] };
/** Versions are counted up by whoever walks; where none is sent here, 0 stands for the one that holds. */
export const version = 0;
export const name = { 'pt-BR': 'Própria' };
/** As the walk of other tenants calls it, by its nth way. */
export const asThere =
  (operation: string, nth = 0) =>
  ({ b }: Desk): Attack =>
    entries[operation]?.asks(b)[nth] ?? {};
export const same = (operation: string, nth = 0): Deed => ({ operation, ask: asThere(operation, nth) });
export const deed = (operation: string, ask: Deed['ask']): Deed => ({ operation, ask });
/** The same body, at what was made before. */
export const atMade = (operation: string, param: string, maker: string): Deed =>
  deed(operation, (desk) => ({ ...asThere(operation)(desk), params: { [param]: desk.made[maker] } }));

/** How a write of the console is written down, for the walk that does each once. */
import { entries } from './entries.ts';
import type { Attack, Foreign } from './entry.ts';

/** What the writes are done to: `b` is a whole client, `made` the ids that earlier writes answered, by their names. */
export type ConsoleParts = {
  b: Foreign;
  made: Readonly<Record<string, string>>;
  spare: {
    registrationId: string;
    /** A member with a second step. */
    securedId: string;
    spreadsheetId: string;
    courseId: string;
    activityIds: string[];
    /** To be approved, and to be refused. */
    orderIds: [string, string];
    saleIds: [string, string];
    deadJobId: string;
    questionsId: string;
  };
};
export type Action = { operation: string; ask: (parts: ConsoleParts) => Attack };

export const nobodyNamed = { groupIds: [], areaIds: [], tagIds: [] };
/** Versions are counted up by whoever walks; where none is sent here, 0 stands for the one that holds. */
export const version = 0;
export const name = { 'pt-BR': 'Própria' };
/** As the walk of other tenants calls it, by its nth way. */
export const asThere =
  (operation: string, nth = 0) =>
  ({ b }: ConsoleParts): Attack =>
    entries[operation]?.asks(b)[nth] ?? {};
export const same = (operation: string, nth = 0): Action => ({ operation, ask: asThere(operation, nth) });
export const action = (operation: string, ask: Action['ask']): Action => ({ operation, ask });
/** The same body, at what was made before. */
export const atMade = (operation: string, param: string, maker: string): Action =>
  action(operation, (parts) => ({ ...asThere(operation)(parts), params: { [param]: parts.made[maker] } }));

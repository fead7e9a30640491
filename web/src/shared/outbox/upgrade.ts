import type { Before, Item, Owner } from './items.ts';

type Kept = Readonly<Record<string, unknown>>;

/** Reads what a release before kept; undefined of what is no thing of somebody, which stays where it lies. */
export const upgradeWith =
  (rest: (kept: Kept) => Omit<Item, keyof Owner> | undefined): Before['upgrade'] =>
  (one) => {
    if (!isKept(one) || typeof one['personId'] !== 'string') return undefined;
    const { personId, clientId } = one;
    const upgraded = rest(one);
    return upgraded && { ...upgraded, personId, clientId: typeof clientId === 'string' ? clientId : undefined };
  };

const isKept = (one: unknown): one is Kept => typeof one === 'object' && one !== null;

/** What releases before kept of acts: the body under the name of its kind. */
export const upgradeEntry = upgradeWith((entry) => {
  const { id, kind } = entry;
  if (typeof id !== 'string' || typeof kind !== 'string' || !(kind in entry)) return undefined;
  return { id, kind, stage: 'waiting', body: entry[kind], refusal: null };
});

/** What releases before kept under a key of its own: the rest of it is the body. */
export const upgradeKeyed = (kind: string): Before['upgrade'] =>
  upgradeWith(({ key, personId: _, clientId: __, stage, refusal, ...body }) => {
    if (typeof key !== 'string' || (stage !== 'writing' && stage !== 'waiting' && stage !== 'refused')) return undefined;
    return { id: key, kind, stage, body, refusal: refusalOf(refusal) };
  });

/** A code, or a code with its fields. */
function refusalOf(refusal: unknown): Item['refusal'] {
  if (typeof refusal === 'string') return { code: refusal, fields: {} };
  if (!isKept(refusal) || typeof refusal['code'] !== 'string') return null;
  const fields = isKept(refusal['fields']) ? Object.entries(refusal['fields']) : [];
  return {
    code: refusal['code'],
    fields: Object.fromEntries(fields.flatMap(([name, code]) => (typeof code === 'string' ? [[name, code]] : []))),
  };
}

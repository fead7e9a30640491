/** Two people edit one record at once: what each changed is kept, whatever the record (decision 058). */
import { addressOf, type Endpoint } from '@vitrine/contract/kernel';
import { expect } from 'vitest';
import { z } from 'zod';
import { aPerson, type BuiltPerson } from '../modules/identity/testing.ts';
import type { House } from '../testing.ts';

const Saved = z.looseObject({
  version: z.int().default(0),
  refusal: z.string().optional(),
  fields: z.record(z.string(), z.string()).optional(),
});
type Answer = { status: number; body: z.output<typeof Saved> };
type Fields = Record<string, unknown>;
/** A field, or one language of it as `name.pt-BR`, and what somebody writes into it. */
type Written = readonly [place: string, value: unknown];

/** One kind of record: how it is read and saved, and what two people write into two places of it. */
export type Kind = {
  form: string;
  read(): Promise<Answer>;
  save(who: BuiltPerson, body: object): Promise<Answer>;
  mine: Written;
  theirs: Written;
  /** Another value for the first place. */
  other: unknown;
  /** Two changes of one version that are right alone and wrong together: the later is refused there. */
  together?: { first: Fields; later: Fields; refused: Record<string, string> };
  /** Its address names none of the client’s things: whoever asks is led to what is their own. */
  isTheirOwn?: true;
};

export const twoAdministrators = async (house: House) => {
  const one = await aPerson(house.platform, { roles: ['client_administrator'], country: 'BR' });
  return [one, await aPerson(house.platform, { tenantId: one.tenantId, roles: ['client_administrator'] })] as const;
};

/** How the records of this administrator are asked for. */
export function recordsOf(house: House, admin: BuiltPerson) {
  const ask = async (who: BuiltPerson, { address, params }: { address: Endpoint; params: object }, body?: object): Promise<Answer> => {
    const answered = await house.app.inject({
      method: address.method,
      url: addressOf(address, params),
      headers: { host: who.host, authorization: `Bearer ${who.accessToken}`, 'content-type': 'application/json' },
      ...(body ? { payload: JSON.stringify(body) } : {}),
    });
    return { status: answered.statusCode, body: Saved.parse(answered.json()) };
  };
  return {
    record: (read: Endpoint, save: Endpoint, params: object): Pick<Kind, 'read' | 'save'> => ({
      read: () => ask(admin, { address: read, params }),
      save: (who, body) => ask(who, { address: save, params }, body),
    }),
    /** One that is read out of a list: its form is the row, or lies in it. */
    listed: (list: Endpoint, save: Endpoint, { params, row }: { params: object; row: (items: Fields[]) => Fields | undefined }) => ({
      read: async () => {
        const { status, body } = await ask(admin, { address: list, params: {} });
        return { status, body: Saved.parse(row(z.array(z.record(z.string(), z.unknown())).parse(body['items']))) };
      },
      save: (who: BuiltPerson, body: object) => ask(who, { address: save, params }, body),
    }),
    made: async (create: Endpoint, body: object, params: object = {}): Promise<string> =>
      z.object({ id: z.string() }).parse((await ask(admin, { address: create, params }, body)).body).id,
  };
}

const formIn = ({ body }: Answer, form: string): Fields => z.record(z.string(), z.unknown()).parse(body[form]);

/** What is sent to have this written: the field, a text with its other languages. */
function changeOf(held: Fields, [place, value]: Written): Fields {
  const [field = '', language] = place.split('.');
  return { [field]: language === undefined ? value : { ...Object(held[field]), [language]: value } };
}
const valueAt = (held: Fields, place: string): unknown => place.split('.').reduce<unknown>((found, part) => Object(found)[part], held);

type Sides = { me: BuiltPerson; them: BuiltPerson; stranger: BuiltPerson };

/** Of two who edit this record at one version: both hold, one place written twice is refused, another client sees nothing, and the naive client loses one. */
export async function proveMerged({ form, read, save, mine, theirs, other, together, isTheirOwn }: Kind, { me, them, stranger }: Sides) {
  const opened = await read();
  const { version } = opened.body;
  const was = formIn(opened, form);
  const edit = (change: Fields, over = { version, was }) => ({
    version: over.version,
    [form]: change,
    was: Object.fromEntries(Object.keys(change).map((field) => [field, over.was[field] ?? null])),
  });
  // Both opened it at one version, and save at once.
  const both = await Promise.all([save(me, edit(changeOf(was, mine))), save(them, edit(changeOf(was, theirs)))]);
  expect([form, ...both.map(({ status }) => status)]).toEqual([form, 200, 200]);
  const now = await read();
  const first = { ...was, ...changeOf(was, mine) };
  expect(formIn(now, form)).toEqual({ ...first, ...changeOf(first, theirs) });
  expect(now.body.version).toBe(version + 2);

  // One place, two answers: the later hears of it, and nothing of theirs is written.
  const torn = await save(them, {
    ...edit(changeOf(was, [mine[0], other])),
    [form]: { ...changeOf(was, [theirs[0], valueAt(was, theirs[0])]), ...changeOf(was, [mine[0], other]) },
  });
  expect([form, torn.status, torn.body.refusal]).toEqual([form, 409, 'changed_meanwhile']);
  expect(formIn(await read(), form)).toEqual(formIn(now, form));
  // A whole record counts over its very version alone.
  expect((await save(them, { version, [form]: was })).body.refusal).toBe('changed_meanwhile');
  if (!isTheirOwn) expect([form, (await save(stranger, edit(changeOf(was, mine)))).status]).toEqual([form, 404]);

  // The double that does it wrong: it learns the newest version, and sends the whole record that it began with.
  const naive = await save(them, { version: (await read()).body.version, [form]: { ...was } });
  expect([form, naive.status]).toEqual([form, 200]);
  expect(valueAt(formIn(await read(), form), mine[0])).not.toEqual(mine[1]);

  if (!together) return;
  const again = await read();
  const over = { version: again.body.version, was: formIn(again, form) };
  const [right, wrong] = [await save(me, edit(together.first, over)), await save(them, edit(together.later, over))];
  expect([form, right.status, wrong.status, wrong.body.fields]).toEqual([form, 200, 422, together.refused]);
  expect(formIn(await read(), form)).toEqual({ ...over.was, ...together.first });
}

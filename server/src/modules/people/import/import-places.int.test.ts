import * as wire from '@vitrine/contract/people';
import { expect } from 'vitest';
import { test, type House } from '../../../testing.ts';
import { aPerson, someLabels, type BuiltPerson } from '../../identity/testing.ts';
import { anImport, peopleStateOf as stateOf, steered } from './testing.ts';

const anAdmin = (house: House) => aPerson(house.platform, { roles: ['client_administrator'], country: 'BR', fullName: 'Zélia Admin' });
const markOf = (house: House) => house.platform.newId().slice(-8);
const someAreas = (house: House, { tenantId }: BuiltPerson) =>
  someLabels(house.platform, {
    tenantId,
    areas: {
      cl: { name: { 'pt-BR': 'Sul', 'es-ES': 'Sur' }, countries: ['CL'] },
      two: { name: { 'pt-BR': 'Norte' }, countries: ['BR', 'PE'] },
    },
    groups: { g: { 'pt-BR': 'Equipe' } },
    groupLabel: { 'pt-BR': 'Grupos' },
    tags: { t: { 'pt-BR': 'Nova' } },
  });

/** Where somebody lives and works, as it is stored. */
async function placeOf({ db }: House, { tenantId }: BuiltPerson, userName: string) {
  const row = await db
    .read()
    .selectFrom('identity.member as m')
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .leftJoin('identity.address as a', (join) => join.onRef('a.person_id', '=', 'p.id').on('a.is_main', '=', true))
    .select(['p.country', 'a.state', 'a.street', 'm.branch'])
    .where('m.tenant_id', '=', tenantId)
    .where('p.user_name', '=', userName)
    .executeTakeFirst();
  return row && [row.country, row.state, row.street, row.branch];
}

test('ADM-02 an import knows the state by its letters or name, the area and the store, and takes them back', async ({ house }) => {
  const [admin, mark] = [await anAdmin(house), markOf(house)];
  await someAreas(house, admin);
  const ana = await aPerson(house.platform, { tenantId: admin.tenantId, userName: `ana.${mark}`, fullName: 'Ana Velha' });
  await house.db
    .write()
    .insertInto('identity.address')
    .values({
      person_id: ana.personId,
      id: house.platform.newId(),
      position: 0,
      is_main: true,
      zip_code: '',
      street: 'Rua do Sol',
      street_number: '',
      complement: '',
      neighborhood: '',
      city: 'Olinda',
      state: 'PE',
      country: 'BR',
    })
    .execute();
  const before = [await stateOf(house, admin), await placeOf(house, admin, `ana.${mark}`)];
  const content = [
    'Usuário;Nome completo;E-mail;UF;Área;Loja',
    `ana.${mark};;;São Paulo;;Loja Centro`,
    `bia.${mark};Bia Dois;bia.${mark}@exemplo.test;RM;sur;Tienda 7`,
    `cid.${mark};Cid Três;cid.${mark}@exemplo.test;pr;;`,
  ].join('\r\n');
  const importId = await anImport(house, admin, { content });
  expect((await steered(house, admin, importId, 'dryRun')).body.verdicts).toEqual({ new: 2, changes: 1, same: 0, bad: 0 });
  expect((await steered(house, admin, importId, 'apply')).body).toMatchObject({ created: 2, changed: 1 });
  expect(await placeOf(house, admin, `ana.${mark}`)).toEqual(['BR', 'SP', 'Rua do Sol', 'Loja Centro']);
  expect(await placeOf(house, admin, `bia.${mark}`)).toEqual(['CL', 'RM', '', 'Tienda 7']);
  expect(await placeOf(house, admin, `cid.${mark}`)).toEqual(['BR', 'PR', '', '']);

  const again = await anImport(house, admin, { content });
  expect((await steered(house, admin, again, 'dryRun')).body.verdicts).toEqual({ new: 0, changes: 0, same: 3, bad: 0 });

  expect((await steered(house, admin, importId, 'undo')).body).toMatchObject({ state: 'undone', undone: 3, kept: 0 });
  expect([await stateOf(house, admin), await placeOf(house, admin, `ana.${mark}`)]).toEqual(before);
  expect(await placeOf(house, admin, `bia.${mark}`)).toBeUndefined();
});

test('ADM-02 an area of another country, one that does not say the country, and a state that is none are refused at their line and field', async ({
  house,
}) => {
  const [admin, mark] = [await anAdmin(house), markOf(house)];
  await someAreas(house, admin);
  const line = (name: string, rest: string) => `${name}.${mark};Nome ${name};${name}.${mark}@exemplo.test;${rest}`;
  const content = [
    'Usuário;Nome completo;E-mail;País;UF;Área;Loja',
    line('a', 'BR;;Sul;'),
    line('b', ';;Norte;'),
    line('c', 'BR;XX;;'),
    line('d', ';;Leste;'),
    line('e', 'PE;;Norte;Loja'),
  ].join('\r\n');
  const importId = await anImport(house, admin, { content });
  expect((await steered(house, admin, importId, 'dryRun')).body.verdicts).toEqual({ new: 1, changes: 0, same: 0, bad: 4 });
  const { items } = (await house.call(admin, wire.listImportLines, { params: { importId }, query: { limit: 100, verdict: 'bad' } })).body;
  expect(items.map((one) => [one.line, one.refusal, one.field])).toEqual([
    [2, 'area_of_other_country', 'area'],
    [3, 'required', 'country'],
    [4, 'unknown_name', 'state'],
    [5, 'unknown_name', 'area'],
  ]);
});

import type { House } from '../../../testing.ts';
import { aRegistration } from '../../campaigns/testing.ts';
import { aPerson, someLabels } from '../../identity/testing.ts';
import { aCredit } from '../../ledger/testing.ts';
import { aShopFloor } from '../../sales/testing.ts';

/** A shop floor of four: two of it, one more in the quiet store, and one of another country; each with an amount of points, a second apart. */
export async function aRankedFloor(house: House, amounts: readonly number[] = [300, 200, 200, 100]) {
  const floor = await aShopFloor(house);
  const { tenantId } = floor.seller;
  const { areas, groups } = await someLabels(house.platform, {
    tenantId,
    areas: { br: { name: { 'pt-BR': 'Brasil' }, countries: ['BR'] }, py: { name: { 'pt-BR': 'Paraguai' }, countries: ['PY'] } },
    groups: { sellers: { 'pt-BR': 'Vendas' }, others: { 'pt-BR': 'Outros' } },
    groupLabel: { 'pt-BR': 'Equipes' },
    tags: { novo: { 'pt-BR': 'Novo' } },
  });
  const of = { tenantId, programRole: 'salesperson', birthday: '1990-05-20' } as const;
  const groupIds = [groups.get('sellers') ?? ''];
  const quiet = await aPerson(house.platform, { ...of, fullName: 'Quitéria Quieta', groupIds });
  const away = await aPerson(house.platform, { ...of, fullName: 'Augusto de Longe' });
  await aRegistration(house.platform, quiet.actor, { ...floor, storeId: floor.quietStoreId });
  await aRegistration(house.platform, away.actor, { ...floor, storeId: floor.quietStoreId });
  await house.db.pool.query(`update identity.person set country = 'PY' where id = $1`, [away.personId]);
  const people = [floor.seller, floor.colleague, quiet, away];
  for (const [at, person] of people.entries()) {
    house.clock.shift(1_000);
    const amount = amounts[at] ?? 0;
    if (amount > 0) await aCredit(house.platform, person, { campaignId: floor.campaignId, amount, effectiveOn: floor.today });
  }
  const administrator = await aPerson(house.platform, { tenantId, roles: ['client_administrator'] });
  return {
    ...floor,
    tenantId,
    quiet,
    away,
    administrator,
    areaId: areas.get('br') ?? '',
    foreignAreaId: areas.get('py') ?? '',
    groupId: groupIds[0] ?? '',
    otherGroupId: groups.get('others') ?? '',
  };
}

/** How another tenant's rows of this room are asked for. */
import { nameInRanking } from '@vitrine/contract/ranking';
import { addDays, dayIn } from '@vitrine/domain/kernel';
import type { RoomUnderAttack } from '../../../isolation/entry.ts';
import { aCredit } from '../../ledger/testing.ts';
import { keepStandings } from '../keep-standings.ts';

export const ranking: RoomUnderAttack = {
  rows: async (house, { learner, program: { campaignId } }) => {
    const { platform } = house;
    const effectiveOn = addDays(dayIn('UTC', platform.clock.now()), -10);
    await aCredit(platform, learner, { campaignId, amount: 5, effectiveOn });
    await keepStandings(platform, learner);
    await house.call(learner, nameInRanking, { body: { isNamed: false } });
    return {};
  },
  entries: {
    getRanking: {
      asks: ({ groupId, areaId, program }) => [
        { query: {} },
        { query: { scope: 'group', scopeId: groupId } },
        { query: { scope: 'area', scopeId: areaId } },
        { query: { scope: 'store', scopeId: program.storeId } },
      ],
    },
    getOwnPlace: {
      asks: ({ groupId, areaId }) => [
        { query: {} },
        { query: { scope: 'group', scopeId: groupId } },
        { query: { scope: 'area', scopeId: areaId } },
      ],
    },
    // A stream token alone opens it; that another client's group opens none is shown in the room's own tests.
    followRanking: { asks: () => [] },
    nameInRanking: { asks: () => [{ body: { isNamed: true } }] },
  },
};

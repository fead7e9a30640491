/** How another tenant’s rows of this room are asked for. */
import type { RoomUnderAttack } from '../../../isolation/entry.ts';

const wrongPassword = { password: 'not the password' };

export const privacy: RoomUnderAttack = {
  entries: {
    getLeaving: { asks: () => [{}] },
    askToLeave: { asks: (b) => [{ body: { fullName: `${b.mark} aluna`, password: 'not the password' } }] },
    withdrawLeaving: { asks: () => [{}] },
    getCopy: { asks: () => [{}] },
    askForCopy: { asks: () => [{ body: wrongPassword }] },
    openCopy: { asks: (b) => [{ params: { copyId: b.copyId } }] },
  },
};

/** How another tenant’s rows of this room are asked for. */
import type { RoomUnderAttack } from '../../../isolation/entry.ts';

export const reports: RoomUnderAttack = { entries: { getOverview: { asks: () => [{ query: {} }, { query: { days: '90' } }] } } };

import type { Platform } from '../../platform/platform.ts';
import type { PersonalRecords } from '../identity/index.ts';
import type { LedgerParts } from './asks.ts';
import { writeOffMember } from './write-off-member.ts';

/** Entries stay for ever and name the member by their id alone; what is left on their purses is written off (decision D39). */
export const ledgerRecords = (parts: LedgerParts & Pick<Platform, 'db'>): PersonalRecords => ({
  erase: ({ tenantId, memberId }) => writeOffMember(parts, { tenantId, memberId }),
});

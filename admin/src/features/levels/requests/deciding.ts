import type { LevelRequestRow } from '@vitrine/contract/levels';
import { needsNote, type LevelReason } from '@vitrine/domain/levels';
import type { Deciding, Decision } from '../../../shared/queue/index.ts';
import { approve, refuse, requestQuery } from './api.ts';

export type Verb = 'approve' | 'refuse';
export type LevelDecision = Decision<Verb, LevelReason>;

/** How requests for a level are approved and refused; the request itself says what came in between. */
export const deciding: Deciding<LevelRequestRow, Verb, LevelReason> = {
  approve: 'approve',
  refuse: 'refuse',
  needsNote,
  isStale: () => false,
  nameOf: ({ member, levelName }) => `${member.name} · ${levelName}`,
  send: (request, why, how) => (why ? refuse(request, why, how) : approve(request, how)),
  keyOf: (id) => requestQuery(id).queryKey,
};

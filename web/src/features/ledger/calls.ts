import { call } from '@vitrine/client';
import { getPoints, getStatementEntry, listStatement } from '@vitrine/contract/ledger';
import { currencies, statementStates } from '@vitrine/domain/ledger';
import type { PointsSearch } from './points-search.ts';

/** The calls of this room, in a chunk of their own: home is drawn before the schemas have come. */
export const fetchPoints = (campaignId: string | undefined) => call(getPoints, { query: ofCampaign(campaignId) });

export function fetchStatement(search: PointsSearch, after: string | null) {
  const currency = currencies.find((one) => one === search.currency) ?? 'points';
  const state = statementStates.find((one) => one === search.state);
  return call(listStatement, {
    query: { ...ofCampaign(search.campaign), currency, ...(state === undefined ? {} : { state }), ...(after === null ? {} : { after }) },
  });
}

export const fetchEntry = (entryId: string) => call(getStatementEntry, { params: { entryId } });

const ofCampaign = (campaignId: string | undefined) => (campaignId === undefined ? {} : { campaignId });

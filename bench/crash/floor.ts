import type { Session } from './calls.ts';

/** What a round is played on: a client with a running campaign, built anew for it. */
export type Floor = {
  campaignId: string;
  storeId: string;
  /** Points and experience of one unit. */
  products: readonly { sku: string; points: number; experience: number }[];
  /** The scarce one has fewer units than are asked for, and a category with a maximum. */
  rewards: readonly { rewardId: string; price: number; units: number }[];
  /** Access tokens of sellers, then of auditors, who also decide orders, and last of whoever writes courses and people. */
  tokens: readonly string[];
  sellers: number;
};

/** The places of auditors among the people. */
export const auditorsOf = ({ tokens, sellers }: Floor): number[] => tokens.map((_, at) => at).slice(sellers, -1);

export const authorOf = ({ tokens }: Floor): number => tokens.length - 1;

/** Everybody's session, by their place. */
export const peopleOf = ({ url, floor }: { url: string; floor: Floor }): Session[] =>
  floor.tokens.map((token) => ({ url, authorization: `Bearer ${token}` }));

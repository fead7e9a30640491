/** Points are spent, experience is not (PTS-01); training points belong to no campaign (decision D32). */
export const currencies = ['points', 'experience', 'training'] as const;
export type Currency = (typeof currencies)[number];

/** The currency of this name; a fault for any other word. */
export function currencyOf(name: string): Currency {
  const currency = currencies.find((known) => known === name);
  if (!currency) throw new Error(`${name} is no currency`);
  return currency;
}

/**
 * Accounts of a member. `held`: points of orders that wait; `owed`: what was taken back after it had been spent (decision D20), never above zero.
 */
export const memberAccounts = ['available', 'held', 'owed'] as const;
export type MemberAccount = (typeof memberAccounts)[number];

/** Accounts of a campaign itself: where points come from and where they end. They keep no balance of their own. */
export const systemAccounts = ['issued', 'redeemed', 'expired', 'taken_back', 'written_off'] as const;
export type SystemAccount = (typeof systemAccounts)[number];

export type AccountRole = MemberAccount | SystemAccount;

/** What an entry is: every movement has one of these codes, and each code one pair of accounts (`routeOf`). */
export const entryCodes = [
  'credit',
  'hold',
  'capture',
  'release',
  'take_back',
  'debt',
  'repay',
  'expire',
  'reinstate',
  'write_off',
] as const;
export type EntryCode = (typeof entryCodes)[number];

/** From which account to which one a movement goes. */
export const routeOf: Record<EntryCode, { from: AccountRole; to: AccountRole }> = {
  credit: { from: 'issued', to: 'available' },
  hold: { from: 'available', to: 'held' },
  capture: { from: 'held', to: 'redeemed' },
  release: { from: 'held', to: 'available' },
  take_back: { from: 'available', to: 'taken_back' },
  debt: { from: 'owed', to: 'available' },
  repay: { from: 'available', to: 'owed' },
  expire: { from: 'available', to: 'expired' },
  reinstate: { from: 'expired', to: 'available' },
  write_off: { from: 'written_off', to: 'owed' },
};

/** What a movement is about; `id` names it in the room that owns it. */
export const reasonKinds = [
  'sale_line',
  'sale',
  'photo',
  'game',
  'event',
  'course',
  'trail',
  'order',
  'transfer',
  'campaign',
  'correction',
] as const;
export type ReasonKind = (typeof reasonKinds)[number];

/** How a line of the statement stands: a credit is under audit, audited or taken back; a hold is held, spent or returned; the rest is done. */
export const statementStates = ['under_audit', 'audited', 'taken_back', 'held', 'spent', 'returned', 'done'] as const;
export type StatementState = (typeof statementStates)[number];

export const ledgerRefusals = [
  'points_short',
  'points_not_audited',
  'already_credited',
  'already_resolved',
  'campaign_closed',
  'budget_spent',
  'budget_below_spent',
] as const;
export type LedgerRefusal = (typeof ledgerRefusals)[number];

/** Points of an order that was refused after the campaign's end for the program's reason may be spent this long (decision D31). */
export const reinstatedDays = 15;

import type { EarnedPeriod } from '@vitrine/domain/ledger';
import type { RankedCurrency, RankingScope } from '@vitrine/domain/ranking';

/** Which ranking: among whom, since when, and by what; without `by` as the server has it. */
export type RankingWish = { scope: RankingScope; scopeId?: string | undefined; period: EarnedPeriod; by?: RankedCurrency | undefined };

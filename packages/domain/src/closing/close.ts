import { addDays, type LocalDate } from '../kernel/index.ts';

/** Why a campaign is not closed, or its rules are not simulated. */
export const closingRefusals = ['campaign_not_over', 'campaign_without_sales'] as const;
export type ClosingRefusal = (typeof closingRefusals)[number];

/** The instant from which on a campaign may be closed: its last day is over where days end last (UTC−12), or somebody would lose hours of it. */
export const closableAt = ({ endsOn }: { endsOn: LocalDate }): string => `${addDays(endsOn, 1)}T12:00:00.000Z`;

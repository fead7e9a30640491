import { now } from '../../shared/device/clock.ts';
import { redeemReward } from '@vitrine/contract/rewards';

/** Days are shown in the zone of the site. */
const day = (timeZone: string) => new Intl.DateTimeFormat('pt-BR', { timeZone, dateStyle: 'short' }).format(now());

// The list is filled once: oxlint cannot see that.
// oxlint-disable-next-line no-unused-expressions
void 0;

export const StorePage = () => `${redeemReward.path as string} ${day('America/Sao_Paulo')} ${new Intl.NumberFormat('pt-BR').format(1)}`;

import type { StatementLine } from '@vitrine/contract/ledger';
import type { EntryCode } from '@vitrine/domain/ledger';
import { IconCircleCheck, IconGift, IconHourglass, IconPencil, IconReceipt, IconReceiptOff, IconSend } from '../../shared/icons.ts';
import classes from './statement.module.css';

type Tone = 'earned' | 'audit' | 'held' | 'expiring' | 'refused' | 'quiet';
type Icon = typeof IconGift;

/** What a movement is, where its state does not say more. */
const ofCode: Record<EntryCode, { tone: Tone; Icon: Icon }> = {
  credit: { tone: 'earned', Icon: IconCircleCheck },
  hold: { tone: 'quiet', Icon: IconGift },
  capture: { tone: 'quiet', Icon: IconGift },
  release: { tone: 'earned', Icon: IconGift },
  take_back: { tone: 'refused', Icon: IconReceiptOff },
  debt: { tone: 'refused', Icon: IconReceiptOff },
  repay: { tone: 'quiet', Icon: IconReceipt },
  expire: { tone: 'expiring', Icon: IconHourglass },
  reinstate: { tone: 'expiring', Icon: IconHourglass },
  write_off: { tone: 'quiet', Icon: IconReceipt },
};

function signOf({ state, code, reason }: StatementLine): { tone: Tone; Icon: Icon } {
  if (state === 'under_audit') return { tone: 'audit', Icon: IconReceipt };
  if (state === 'taken_back') return { tone: 'quiet', Icon: IconReceiptOff };
  if (state === 'held') return { tone: 'held', Icon: reason.kind === 'transfer' ? IconSend : IconGift };
  if (reason.kind === 'transfer') return { tone: ofCode[code].tone, Icon: IconSend };
  if (reason.kind === 'correction') return { tone: 'quiet', Icon: IconPencil };
  return ofCode[code];
}

/** The colour of a movement; its icon and word say the same. */
export const toneOf = (line: StatementLine): Tone => signOf(line).tone;

/** The sign at the head of a row: a receipt under audit, a gift that is held. */
export function StatementSign({ line }: { line: StatementLine }) {
  const { tone, Icon } = signOf(line);
  return (
    <span className={classes.sign} data-tone={tone}>
      <Icon size={22} stroke={1.75} aria-hidden />
    </span>
  );
}

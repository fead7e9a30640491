import { closeBook } from '../../../server/src/modules/ledger/index.ts';
import { redeem, stepOrder } from './order-steps.ts';
import { register } from './program.ts';
import { decide, report, revise } from './sale-steps.ts';
import type { Step } from './steps.ts';
import type { Seat, Table } from './table.ts';

/** Plays one step at a table, and compares all there is with the model. */
export async function playStep(table: Table, step: Step): Promise<void> {
  table.step = step.kind;
  if (step.kind === 'close') {
    if (step.chance > 0) return; // seldom enough that most of a sequence happens before the end
    const { platform, tenantId } = table.program;
    await closeBook(platform, { tenantId, campaignId: table.campaignId });
    for (const { model } of table.seats) model.close();
  } else {
    const seat = table.seats[step.member];
    if (!seat) throw new Error('a step of nobody');
    await playFor(table, seat, step);
  }
  await table.compare();
}

async function playFor(table: Table, seat: Seat, step: Exclude<Step, { kind: 'close' }>): Promise<void> {
  const { model, person } = seat;
  if (step.kind === 'register')
    await table.expect('ok', register(table.program, person.actor, table.campaignId), () => (model.isRegistered = true));
  else if (step.kind === 'report') await report(table, seat, step);
  else if (step.kind === 'revise') await revise(table, seat, step);
  else if (step.kind === 'approve' || step.kind === 'refuse') await decide(table, seat, step);
  else if (step.kind === 'redeem') await redeem(table, seat, step);
  else await stepOrder(table, seat, step);
}

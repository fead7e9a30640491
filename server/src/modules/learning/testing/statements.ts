import { Client } from 'pg';
import { vi } from 'vitest';

/** Statements that reach PostgreSQL while `work` runs, the token's look-up included; begin and commit are no statements of ours. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const spy = vi.spyOn(Client.prototype, 'query');
  await work();
  const texts = spy.mock.calls.map(([first]) => {
    const asked: unknown = first;
    return typeof asked === 'object' && asked !== null && 'text' in asked ? String(asked.text) : String(asked);
  });
  spy.mockRestore();
  return texts.filter((text) => !/^(begin|commit|rollback|start transaction)/i.test(text));
}

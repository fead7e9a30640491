import { migrate } from '../../server/src/platform/database/migrate.ts';
import { startPostgres } from '../../server/src/platform/postgres/index.ts';
import { inRepository } from '../../scripts/setup/places.mjs';
import { lastLineOf } from '../races/run-part.ts';
import type { Grown } from './asks.ts';
import { fillProgram } from './fill/fill.ts';
import type { FilledProgram } from './fill/program.ts';

const rewards = 20;

/** A data folder with a program of so many sellers, their history, and a chain that seals all of it. Whoever starts a server on it then has the product as it is shipped. */
export async function growProgram(dataDir: string, { sellers, loggedIn }: { sellers: number; loggedIn: number }): Promise<Grown> {
  // Nothing here has to survive a power cut; the server that comes afterwards writes as safely as it always does.
  const postgres = await startPostgres({ dataDir, durability: 'test' });
  try {
    await migrate(postgres.ownerUrl);
    const program: FilledProgram = JSON.parse(
      await lastLineOf(inRepository('bench/loyalty/testing/prepare-program.ts'), [postgres.appUrl, String(rewards)]),
    );
    const logged = await fillProgram(postgres.ownerUrl, program, { sellers, loggedIn });
    const begin = performance.now();
    const { entries } = JSON.parse(await lastLineOf(inRepository('bench/crash/testing/seal.ts'), [postgres.appUrl]));
    console.log(`   sealed: ${entries} entries in ${((performance.now() - begin) / 1_000).toFixed(0)} s`);
    return { program, sellers: logged };
  } finally {
    await postgres.stop();
  }
}

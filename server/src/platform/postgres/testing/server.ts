/** A Vitrine server as far as its data folder is concerned: `server.ts DATA_DIR`. */
import { CannotStart, startPostgres } from '../index.ts';
import { obey } from './obey.ts';

try {
  const postgres = await startPostgres({ dataDir: process.argv[2] ?? '' });
  await obey({ url: postgres.ownerUrl, stop: () => postgres.stop() });
} catch (fault) {
  if (!(fault instanceof CannotStart)) throw fault;
  process.stdout.write(`refused: ${fault.message}\n`);
  process.exit(1);
}

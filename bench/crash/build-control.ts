import { inRepository } from '../../scripts/setup/places.mjs';
import { bundleServer } from '../../scripts/setup/bundle.mjs';

/** The server with one change: a transaction's answer leaves before the commit, as a careless cache or queue in front of the database would do it. */
export async function buildControl(): Promise<string> {
  const outfile = inRepository('dist/control/main.js');
  let isChanged = false;
  await bundleServer({
    outfile,
    rewrite: (source: string, file: string) => {
      if (file !== 'server/src/platform/database/database.ts') return source;
      isChanged = source.includes('return await runOnce(kysely, work);');
      return source.replace(
        'return await runOnce(kysely, work);',
        'return await new Promise((answer, refuse) => void runOnce(kysely, async (tx) => { const done = await work(tx); answer(done); await new Promise((later) => setTimeout(later, 60)); return done; }).catch(refuse));',
      );
    },
  });
  if (!isChanged) throw new Error('the control was not built: database.ts has no line to change');
  return outfile;
}

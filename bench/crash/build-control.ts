import { inRepository } from '../../scripts/setup/places.mjs';
import { bundleServer } from '../../scripts/setup/bundle.mjs';

const changed = 'server/src/platform/http/idempotency.ts';
const honest = 'const done = await db.transaction(async (tx) => {';
const honestEnd = '    return { text };\n  });';
/** The work is done and its answer is known: the careless build sends it now, and commits a moment later. */
const careless =
  'const done = await new Promise<{ text?: string; before?: { text: string } }>((send, refuse) => void db.transaction(async (tx) => {';
const carelessEnd =
  '    send({ text });\n    await new Promise((later) => setTimeout(later, 60));\n    return { text };\n  }).then(send, refuse));';

/** The server with one change: a repeated call's answer leaves before its commit, as a careless cache or queue in front of the database would do it. */
export async function buildControl(): Promise<string> {
  const outfile = inRepository('dist/control/main.js');
  let isChanged = false;
  await bundleServer({
    outfile,
    rewrite: (source: string, file: string) => {
      if (file !== changed) return source;
      isChanged = source.includes(honest) && source.includes(honestEnd);
      return source.replace(honest, careless).replace(honestEnd, carelessEnd);
    },
  });
  if (!isChanged) throw new Error(`the control was not built: ${changed} has no such lines`);
  return outfile;
}

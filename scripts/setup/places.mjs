/** Where the commands find things. Runs on Node 20. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repository = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
export const inRepository = (...parts) => join(repository, ...parts);

/** The Node that the repository installs for itself. */
export const node24 = inRepository('node_modules/.bin/node');
/** What was installed and built, in a folder that no version control sees. */
export const stamps = inRepository('.vitrine');
export const builtServer = inRepository('dist/server/main.js');

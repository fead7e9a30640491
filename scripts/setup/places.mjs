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

/**
 * How the server is run. With bounds V8 tidies up early: 10,000 requests leave it at 200 MB instead of 340 (`npm run bench`). What is large (files, PDFs, pictures,
 * imports) goes through streams and outside this heap. Maps of sources are read by the log, when a fault is told: held from the start they cost 40 MB.
 */
export const serverFlags = ['--max-old-space-size=512', '--max-semi-space-size=8'];

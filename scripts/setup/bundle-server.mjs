/** Bundles the server into dist/server/main.js. Runs on Node 24. */
import { bundleServer } from './bundle.mjs';
import { builtServer } from './places.mjs';

await bundleServer({ outfile: builtServer });

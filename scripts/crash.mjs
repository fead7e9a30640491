#!/usr/bin/env node
/** `npm run crash [-- --rounds 20 --json FILE]`: kills server and database while clients write, and counts what was lost. */
import { launch } from './setup/launch.mjs';

await launch('bench/crash/main.ts');

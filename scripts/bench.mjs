#!/usr/bin/env node
/** `npm run bench`: ratios of speed, measured in one run. */
import { launch } from './setup/launch.mjs';

await launch('bench/run.ts');

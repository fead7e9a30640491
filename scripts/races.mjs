#!/usr/bin/env node
/** `npm run races [-- --long --seed N --json FILE]`: known races on naive doubles and on ours; or many sequences against a model. */
import { launch } from './setup/launch.mjs';

await launch('bench/races/main.ts', { needsBuild: false });

#!/usr/bin/env node
/** `npm run jobs -- dead|replay`: see server/src/jobs-command.ts. */
import { launch } from './setup/launch.mjs';

await launch('server/src/jobs-command.ts', { needsBuild: false });

#!/usr/bin/env node
/** `npm run site`: see server/src/site-command.ts. */
import { launch } from './setup/launch.mjs';

await launch('server/src/site-command.ts', { needsBuild: false });

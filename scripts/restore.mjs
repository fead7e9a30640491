#!/usr/bin/env node
/** `npm run restore`: see server/src/platform/postgres/restore-command.ts. */
import { launch } from './setup/launch.mjs';

await launch('server/src/platform/postgres/restore-command.ts', { needsBuild: false });

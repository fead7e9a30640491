#!/usr/bin/env node
/** `npm run backup`: see server/src/platform/postgres/backup-command.ts. */
import { launch } from './setup/launch.mjs';

await launch('server/src/platform/postgres/backup-command.ts', { needsBuild: false });

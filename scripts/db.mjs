#!/usr/bin/env node
/** `npm run db`: see server/src/database-command.ts. */
import { launch } from './setup/launch.mjs';

await launch('server/src/database-command.ts', { needsBuild: false });

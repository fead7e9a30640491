#!/usr/bin/env node
/** `npm run reconcile`: see server/src/reconcile-command.ts. */
import { launch } from './setup/launch.mjs';

await launch('server/src/reconcile-command.ts', { needsBuild: false });

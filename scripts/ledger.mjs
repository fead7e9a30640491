#!/usr/bin/env node
/** `npm run ledger verify|rebuild|balance`: see server/src/ledger-command.ts. */
import { launch } from './setup/launch.mjs';

await launch('server/src/ledger-command.ts', { needsBuild: false });

/** Writes docs/roles.md anew from the contract: `node_modules/.bin/node scripts/house/roles-page.mjs --write`; a test keeps it (CLI-06). */
import { writeFileSync } from 'node:fs';
import { rolesTable } from '../../server/src/isolation/roles-walk.ts';

if (process.argv.includes('--write')) writeFileSync(new URL('../../docs/roles.md', import.meta.url), rolesTable());

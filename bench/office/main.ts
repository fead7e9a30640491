/**
 * `node scripts/office.mjs`: what tests show with a stand-in, shown with LibreOffice itself: what it makes pages of, how long it takes, and what it must not do. A machine without it shows nothing, and
 * says so.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { inRepository } from '../../scripts/setup/places.mjs';
import { findOffice } from '../../server/src/platform/storage/run-office.ts';
import { lastLineOf } from '../races/run-part.ts';

const { values } = parseArgs({ options: { json: { type: 'string' } } });

type Verdict = { name: string; ok: boolean; detail: string };
const absent = 'LibreOffice is not on this machine (no soffice on the PATH): nothing was shown with it';
const isHere = (await findOffice()) !== undefined;
const verdicts: Verdict[] = isHere
  ? JSON.parse(await lastLineOf(inRepository('bench/office/testing/play-tries.ts'), []))
  : [{ name: absent, ok: true, detail: '' }];
console.log(isHere ? `${verdicts.filter(({ ok }) => ok).length} of ${verdicts.length} as they should be` : absent);
if (values.json) {
  mkdirSync(dirname(resolve(values.json)), { recursive: true });
  writeFileSync(values.json, JSON.stringify(verdicts, null, 2));
}
process.exit(verdicts.length > 0 && verdicts.every(({ ok }) => ok) ? 0 : 1);

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { machineChance } from '../platform/clock/index.ts';
import type { Settings } from '../platform/config/index.ts';

/** Decision D67: generated once, readable by this user only, never in the log; `DEMO_PASSWORD` wins. */
export function demoPasswordOf(settings: Pick<Settings, 'DEMO_PASSWORD'>, dataDir: string): string {
  if (settings.DEMO_PASSWORD) return settings.DEMO_PASSWORD;
  const file = join(dataDir, 'demo-password');
  if (!existsSync(file)) writeFileSync(file, `${generated()}\n`, { mode: 0o600, flag: 'wx' });
  return readFileSync(file, 'utf8').trim();
}

/** Easy to type on a phone; three groups of letters and digits that cannot be mistaken, with what a medium password needs. */
function generated(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const group = () => Array.from(machineChance.bytes(4), (byte) => letters[byte % letters.length]).join('');
  return `V${group()}-${group()}-${group()}7`;
}

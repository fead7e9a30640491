/** Paths that open an uploaded package for one person: all facts stand before the file's name, so that links inside the package keep them. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../clock/index.ts';
import type { SecretName } from '../secrets/index.ts';

/** A lesson lasts long and asks for its pieces as it goes; four hours, then the player asks for a new path. */
const packageMilliseconds = 4 * 3_600_000;

export type PackageAsk = { tenantId: string; personId: string; packageId: string };
type Parts = { secret: (name: SecretName) => Buffer; clock: Clock };

/** `/package/TENANT/PERSON/PACKAGE/EXPIRES/SIGNATURE/`, to which the name of a file inside is added; below `/lesson/` where it is one of SCORM. */
export function packagePath({ secret, clock }: Parts, ask: PackageAsk, root: 'package' | 'lesson' = 'package'): string {
  const expires = String(Math.floor(Date.parse(clock.in(packageMilliseconds)) / 1_000));
  return `/${root}/${ask.tenantId}/${ask.personId}/${ask.packageId}/${expires}/${macOf(secret('packages'), ask, expires)}/`;
}

/** What a path opens; null when it was not signed here, was changed, has run out, or climbs out of its package. */
export function openPackagePath({ secret, clock }: Parts, path: string): (PackageAsk & { file: string }) | null {
  const [tenantId = '', personId = '', packageId = '', expires = '', signature = '', ...names] = path.split('/');
  const ask = { tenantId, personId, packageId };
  const given = Buffer.from(signature);
  const right = Buffer.from(macOf(secret('packages'), ask, expires));
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  if (!/^\d{1,12}$/.test(expires) || Number(expires) * 1_000 <= Date.parse(clock.now())) return null;
  if (names.length === 0 || names.some((name) => name === '..' || name === '.' || /[\\\0]/.test(name))) return null;
  return { ...ask, file: names.join('/') };
}

const macOf = (key: Buffer, { tenantId, personId, packageId }: PackageAsk, expires: string) =>
  createHmac('sha256', key).update(['package', tenantId, personId, packageId, expires].join('\n')).digest('base64url');

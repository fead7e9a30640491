import { notFound } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { clientBrand } from '../tenancy/index.ts';
import { endLetters } from './save-preferences.ts';
import { ownerOfToken } from './unsubscribe-link.ts';

/** Ends the letters that a member may be spared, without a log-in: who holds the letter may (RFC 8058). Refuses `not_found` for a link that is none of ours. */
export async function unsubscribe(parts: Pick<Platform, 'db' | 'clock' | 'secret'>, { token }: { token: string }) {
  const whose = ownerOfToken(parts, token);
  if (!whose) throw notFound();
  await endLetters(parts, whose);
  return {};
}

/** Whose letters a link ends. Refuses `not_found` for one that is none of ours. */
export async function getUnsubscribe(parts: Pick<Platform, 'db' | 'secret' | 'storage'>, { token }: { token: string }) {
  const whose = ownerOfToken(parts, token);
  if (!whose) throw notFound();
  return { brand: await clientBrand(parts, whose) };
}

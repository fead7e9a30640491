import { notFound } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { clientBrand } from '../tenancy/index.ts';
import { endEmails } from './save-preferences.ts';
import { ownerOfToken } from './unsubscribe-link.ts';

/** Ends the e-mails that a member may be spared, without a log-in: who holds the e-mail may (RFC 8058). Refuses `not_found` for a link that is none of ours. */
export async function unsubscribe(parts: Pick<Platform, 'db' | 'clock' | 'secret'>, { token }: { token: string }) {
  const whose = ownerOfToken(parts, token);
  if (!whose) throw notFound();
  await endEmails(parts, whose);
  return {};
}

/** Whose e-mails a link ends. Refuses `not_found` for one that is none of ours. */
export async function getUnsubscribe(parts: Pick<Platform, 'db' | 'secret' | 'storage'>, { token }: { token: string }) {
  const whose = ownerOfToken(parts, token);
  if (!whose) throw notFound();
  return { brand: await clientBrand(parts, whose) };
}

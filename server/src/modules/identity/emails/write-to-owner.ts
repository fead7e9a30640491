import { linkHours, type LinkPurpose } from '@vitrine/domain/identity';
import type { Platform } from '../../../platform/platform.ts';
import { emailLook } from '../../tenancy/index.ts';
import { makeLink, uidb64Of } from '../links.ts';
import type { Owner } from '../owners.ts';
import { siteAddress } from '../site-address.ts';
import { composeEmail, type EmailKind } from './compose-email.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'chance' | 'mail' | 'storage' | 'settings'>;

/** Where each link leads; the app takes the token out of the address before it asks for anything (decision D51). */
const paths: Record<LinkPurpose, string> = {
  recover_password: 'recover-password',
  set_password: 'set-password',
  verify_email: 'verify-email',
};

/**
 * Writes to the owner of an account, with a link of its own where the e-mail has one. In a job, never in a transaction: an e-mail that is sent twice carries two links,
 * and using one ends the other. Nobody without an address is written to.
 */
export async function writeToOwner(
  parts: Parts,
  owner: Owner,
  { kind, host, purpose, note }: { kind: EmailKind; host: string; purpose?: LinkPurpose; note?: string },
): Promise<void> {
  const { personId, siteId, email } = owner;
  if (email === '') return;
  const token = purpose && (await parts.db.transaction((tx) => makeLink(parts, tx, { siteId, personId, purpose, email })));
  const url = token && siteAddress(parts, { host, path: [paths[purpose], owner.userName, uidb64Of(personId), token] });
  await parts.mail.send(
    composeEmail({
      kind,
      to: email,
      locale: owner.locale,
      look: await emailLook(parts, owner),
      name: owner.fullName.split(' ')[0] ?? owner.fullName,
      userName: owner.userName,
      ...(note ? { note } : {}),
      ...(url ? { link: { url, hours: linkHours[purpose] } } : {}),
    }),
  );
}

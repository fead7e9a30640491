import { getBadgeCredential, type VerifiedBadge } from '@vitrine/contract/badges';
import { addressOf } from '@vitrine/contract/kernel';
import { shownHolder } from '@vitrine/domain/badges';
import { localeOf, locales, matchLocale, textIn } from '@vitrine/domain/kernel';
import type { Reader } from '../../platform/database/index.ts';
import { notFound, Refusal } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { siteAddress } from '../identity/index.ts';
import { parseText, spokenLanguage } from '../tenancy/index.ts';
import { badgeOf, badgesOf, holderShownOf } from './badge-rows.ts';
import { picturesOf } from './pictures.ts';
import { keysPath, signedJwt } from './signing.ts';

type Parts = Pick<Platform, 'db' | 'storage' | 'settings' | 'secret'>;
type Ask = { host: string; code: string };

/** Whether a badge is real, for whoever was given its address, on a host of its site (D61). One that was taken away says so. Refuses `not_found`. */
export async function verifyBadge(parts: Parts, { host, code, locale }: Ask & { locale?: string | undefined }): Promise<VerifiedBadge> {
  const db = parts.db.read();
  const { award, badge } = await findAward(db, { host, code });
  const asked = matchLocale(locale, locales);
  const pictures = await picturesOf(parts, db, { tenantId: award.tenant_id }, [badge]);
  return {
    name: textIn(parseText(award.name), asked),
    description: textIn(parseText(award.description), asked),
    form: badge.form,
    pictureUrl: pictures.get(badge.id) ?? null,
    program: textIn(parseText(award.program), asked),
    holder: shownHolder(award.full_name, holderShownOf(award.holder_shown)),
    awardedAt: award.awarded_at,
    withdrawnAt: award.withdrawn_at,
    credentialUrl: addressOf(getBadgeCredential, { code }),
    keysUrl: keysPath,
  };
}

/**
 * The badge as an Open Badges 3.0 credential in the form of a VC-JWT, with the holder's name as far as they allow. It speaks the holder's language. Refuses `not_found`, and
 * `badge_withdrawn`.
 */
export async function signedBadge(parts: Parts, { host, code }: Ask): Promise<string> {
  const db = parts.db.read();
  const { award, badge } = await findAward(db, { host, code });
  if (award.withdrawn_at !== null) throw new Refusal('badge_withdrawn');
  const pictures = await picturesOf(parts, db, { tenantId: award.tenant_id }, [badge]);
  const at = (...path: string[]) => siteAddress(parts, { host, path });
  const locale = localeOf(award.language_id) ?? 'pt-BR';
  const holder = shownHolder(award.full_name, holderShownOf(award.holder_shown));
  const picture = pictures.get(badge.id);
  const id = at('badges', 'verify', code);
  const subject = `urn:uuid:${award.id}`;
  const issuedAt = new Date(award.awarded_at);
  const credential = {
    '@context': ['https://www.w3.org/ns/credentials/v2', 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'],
    id,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: textIn(parseText(award.name), locale),
    issuer: { id: at(), type: ['Profile'], name: textIn(parseText(award.program), locale), url: at() },
    validFrom: issuedAt.toISOString(),
    credentialSubject: {
      id: subject,
      type: ['AchievementSubject'],
      ...(holder === null ? {} : { identifier: [{ type: 'IdentityObject', hashed: false, identityType: 'name', identityHash: holder }] }),
      achievement: {
        id: `urn:uuid:${badge.id}`,
        type: ['Achievement'],
        name: textIn(parseText(award.name), locale),
        description: textIn(parseText(award.description), locale),
        criteria: { narrative: textIn(parseText(award.description), locale) },
        ...(picture === undefined ? {} : { image: { id: new URL(picture, at()).href, type: 'Image' } }),
      },
    },
  };
  const claims = { ...credential, iss: at(), jti: id, sub: subject, nbf: Math.floor(issuedAt.getTime() / 1_000) };
  return signedJwt(parts, { claims, keysUrl: new URL(keysPath, at()).href });
}

async function findAward(db: Reader, { host, code }: Ask) {
  const award = await db
    .selectFrom('badges.award as a')
    .innerJoin('tenancy.tenant as t', 't.id', 'a.tenant_id')
    .innerJoin('tenancy.host as h', (join) => join.onRef('h.site_id', '=', 't.site_id').on('h.host', '=', host))
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'a.tenant_id').onRef('m.id', '=', 'a.member_id'))
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .select(['a.tenant_id', 'a.id', 'a.badge_id', 'a.name', 'a.description', 'a.awarded_at', 'a.holder_shown', 'a.withdrawn_at'])
    .select(['t.program', 'p.full_name', spokenLanguage('p.language_id', 'a.tenant_id').as('language_id')])
    .whereRef('a.tenant_id', '=', 't.id')
    .where('a.code', '=', code)
    .executeTakeFirst();
  if (!award) throw notFound();
  const badge = await badgesOf(db, { tenantId: award.tenant_id }).where('b.id', '=', award.badge_id).executeTakeFirstOrThrow();
  return { award, badge: badgeOf(badge) };
}

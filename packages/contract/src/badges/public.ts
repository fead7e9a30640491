import { badgeForms, type BadgesRefusal } from '@vitrine/domain/badges';
import { z } from 'zod';
import { endpoint, Instant, LocaleCode } from '../kernel/index.ts';

const coded = z.object({ code: z.string().min(8).max(64) });

/** What the brand vouches for, to whoever was given the address. */
export const VerifiedBadge = z.object({
  name: z.string(),
  description: z.string(),
  form: z.enum(badgeForms),
  pictureUrl: z.string().nullable(),
  program: z.string(),
  /** Null: the holder does not want to be named. */
  holder: z.string().nullable(),
  awardedAt: Instant,
  /** Staff took it away: it holds no longer. */
  withdrawnAt: Instant.nullable(),
  credentialUrl: z.string(),
  keysUrl: z.string(),
});
export type VerifiedBadge = z.infer<typeof VerifiedBadge>;

export const verifyBadge = endpoint({
  method: 'GET',
  path: '/badge-awards/:code',
  access: 'open',
  params: coded,
  query: z.object({ locale: LocaleCode.optional() }),
  answer: VerifiedBadge,
  perMinute: 120,
  summary: 'Says whether a badge is real, and who has it as far as they allow',
});

/** Open Badges 3.0 as a VC-JWT, signed with EdDSA. */
export const getBadgeCredential = endpoint({
  method: 'GET',
  path: '/badge-awards/:code/credential',
  access: 'open',
  params: coded,
  answer: z.string(),
  answersFile: true,
  refusals: ['badge_withdrawn'] satisfies BadgesRefusal[],
  perMinute: 60,
  summary: 'The badge as a signed Open Badges credential',
});

/** RFC 7517. */
export const getBadgeKeys = endpoint({
  method: 'GET',
  path: '/badge-keys',
  access: 'open',
  answer: z.object({
    keys: z.array(
      z.object({
        kty: z.literal('OKP'),
        crv: z.literal('Ed25519'),
        x: z.string(),
        kid: z.string(),
        alg: z.literal('EdDSA'),
        use: z.literal('sig'),
      }),
    ),
  }),
  summary: 'The public keys by which signed badges are verified',
});

import { createHmac, timingSafeEqual } from 'node:crypto';
import { getCertificateFile } from '@vitrine/contract/certificates';
import { addressOf } from '@vitrine/contract/kernel';
import { notFound } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';

const lifeMs = 10 * 60_000;
type Parts = Pick<Platform, 'secret' | 'clock'>;
type Named = { certificateId: string; memberId: string };

/** The address of a certificate's PDF, signed for its member; ten minutes. */
export function fileLink(parts: Parts, named: Named): string {
  const expires = Math.floor(Date.parse(parts.clock.in(lifeMs)) / 1_000);
  return addressOf(
    getCertificateFile,
    { certificateId: named.certificateId },
    { member: named.memberId, expires, signature: signatureOf(parts, { ...named, expires }) },
  );
}

/** Refuses `not_found` for a signature that is not ours, or whose time is over. */
export function judgeLink(parts: Parts, { signature, ...signed }: Named & { expires: number; signature: string }): void {
  const [ours, theirs] = [Buffer.from(signatureOf(parts, signed)), Buffer.from(signature)];
  const isOurs = ours.length === theirs.length && timingSafeEqual(ours, theirs);
  if (!isOurs || signed.expires * 1_000 < Date.parse(parts.clock.now())) throw notFound();
}

const signatureOf = ({ secret }: Parts, { certificateId, memberId, expires }: Named & { expires: number }) =>
  createHmac('sha256', secret('certificates')).update(`${certificateId}\n${memberId}\n${expires}`).digest('base64url');

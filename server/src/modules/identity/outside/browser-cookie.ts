import { outsideMinutes } from '@vitrine/domain/identity';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '../../../platform/platform.ts';

type Parts = Pick<Platform, 'settings' | 'chance'>;

const isEncrypted = ({ settings }: Pick<Platform, 'settings'>) => settings.publicUrl.startsWith('https:');
/** With the prefix no other host, a sub-domain either, can put one of its own in its place. */
const nameOf = (parts: Pick<Platform, 'settings'>) => (isEncrypted(parts) ? '__Host-vitrine-login' : 'vitrine-login');

/** What this browser was given when its log-in began; undefined for another browser. */
export function browserOf(parts: Pick<Platform, 'settings'>, { headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const prefix = `${nameOf(parts)}=`;
  const value = (headers.cookie ?? '')
    .split(';')
    .map((one) => one.trim())
    .find((one) => one.startsWith(prefix))
    ?.slice(prefix.length);
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
}

/**
 * Gives this browser something that only it can send: no script reads it, and no other site's request carries it. One that is there already stays, so that
 * two tabs can be on their way at once.
 */
export function markBrowser(parts: Parts, { request, reply }: { request: FastifyRequest; reply: FastifyReply }): string {
  const browser = browserOf(parts, request) ?? parts.chance.bytes(32).toString('base64url');
  const rest = `Path=/; Max-Age=${outsideMinutes * 60}; HttpOnly; SameSite=Strict${isEncrypted(parts) ? '; Secure' : ''}`;
  void reply.header('set-cookie', `${nameOf(parts)}=${browser}; ${rest}`);
  return browser;
}

import { ClientError, ResponseBodyError } from 'openid-client';

/**
 * Whether a provider did not answer (down, too slow, 5xx), so that coming back later helps, or answered what may not be believed: another issuer or
 * audience, a signature that is not its own, a token that is over, a code that was used.
 */
export function faultKindOf(fault: unknown): 'away' | 'wrong' {
  if (fault instanceof ResponseBodyError)
    return fault.status >= 500 || /^(server_error|temporarily_unavailable)$/.test(fault.error) ? 'away' : 'wrong';
  if (fault instanceof ClientError) {
    if (fault.code === 'OAUTH_TIMEOUT' || fault.code === 'OAUTH_ABORT') return 'away';
    const answered = fault.cause instanceof Response ? fault.cause : undefined;
    return answered !== undefined && (answered.status >= 500 || answered.status === 429) ? 'away' : 'wrong';
  }
  // What `fetch` throws when there is no connection, and when one breaks.
  return fault instanceof TypeError || (fault instanceof Error && /^(AbortError|TimeoutError)$/.test(fault.name)) ? 'away' : 'wrong';
}

/** What the log may say of it: no code, no token, nobody's address. */
export const faultCodeOf = (fault: unknown): string =>
  fault instanceof ResponseBodyError ? fault.error : fault instanceof ClientError ? (fault.code ?? 'unknown') : 'unknown';

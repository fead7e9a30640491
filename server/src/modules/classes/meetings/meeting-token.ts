/** Tickets of Jitsi Meet: a JSON Web Token of one person for one room. Nothing in it is null, and no e-mail is in it. */
import { createHmac, createSign } from 'node:crypto';
import type { MeetingProvider } from '@vitrine/domain/classes';

type Ticket = {
  kind: MeetingProvider;
  domain: string;
  appId: string;
  keyId: string;
  key: string;
  room: string;
  /** Another id than that of the person: the provider learns none of ours. */
  user: { id: string; name: string };
  isModerator: boolean;
  /** Seconds since 1970. */
  now: number;
};

/** A broken connection gets another one. */
const lifeSeconds = 300;

/** HS256 for a Jitsi of one's own; RS256 with the key's id for JaaS. */
export function meetingToken(ticket: Ticket): string {
  const { kind, key } = ticket;
  const head = { typ: 'JWT', ...(kind === 'jaas' ? { alg: 'RS256', kid: ticket.keyId } : { alg: 'HS256' }) };
  const signed = `${encoded(head)}.${encoded(kind === 'jaas' ? claimsOfJaas(ticket) : claimsOfJitsi(ticket))}`;
  const signature = kind === 'jaas' ? createSign('RSA-SHA256').update(signed).sign(key) : createHmac('sha256', key).update(signed).digest();
  return `${signed}.${signature.toString('base64url')}`;
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

const lifeOf = ({ now }: Ticket) => ({ iat: now, nbf: now - 10, exp: now + lifeSeconds });

const claimsOfJitsi = (ticket: Ticket) => ({
  aud: ticket.appId,
  iss: ticket.appId,
  sub: ticket.domain,
  room: ticket.room,
  ...lifeOf(ticket),
  context: { user: { ...ticket.user, affiliation: ticket.isModerator ? 'owner' : 'member' } },
  moderator: ticket.isModerator,
});

const claimsOfJaas = (ticket: Ticket) => ({
  aud: 'jitsi',
  iss: 'chat',
  sub: ticket.appId,
  room: ticket.room,
  ...lifeOf(ticket),
  context: {
    user: { ...ticket.user, moderator: String(ticket.isModerator) },
    features: { livestreaming: 'false', recording: 'false', transcription: 'false', 'outbound-call': 'false' },
  },
});

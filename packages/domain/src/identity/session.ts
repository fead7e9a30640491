import { ownPath } from '../kernel/index.ts';

/** What a log-in leaves (SES-01), by the names of the specification, and whose it is. */
export type Session = {
  access_token?: string;
  refresh_token?: string;
  user_firebase_token?: string;
  /** Of an address, until it is redeemed; afterwards the sign that a partner's token began this session (SES-08). */
  webservice_token?: string;
  id_user_client_selected?: string;
  redirect_url?: string;
  languageId?: number;
  languageCode?: string;
  /** The instant at which the access token ends, by this device's clock. */
  expiresAt?: string;
  /** What waits to be sent is sent for this person only. */
  personId?: string;
};

/** `visitor`: nobody; `arriving`: holds a token that was not redeemed; `member`: logged in; `partner`: logged in by a partner's token. */
export const sessionPhases = ['visitor', 'arriving', 'member', 'partner'] as const;
export type SessionPhase = (typeof sessionPhases)[number];

export type SessionTokens = Required<Pick<Session, 'access_token' | 'refresh_token' | 'user_firebase_token' | 'expiresAt'>>;
export type SessionOwner = Required<Pick<Session, 'personId' | 'id_user_client_selected' | 'languageId' | 'languageCode'>>;

/** What happens to a session. Times in milliseconds, by this device's clock. */
export type SessionEvent =
  | { kind: 'logged_in'; tokens: SessionTokens; owner: SessionOwner; webserviceToken?: string }
  | { kind: 'client_selected'; tokens: SessionTokens; owner: Partial<SessionOwner> }
  | { kind: 'protected_route_opened'; path: string }
  | { kind: 'redirect_told'; path: string | undefined }
  | { kind: 'target_taken' }
  | { kind: 'token_arrived'; token: string; path?: string | undefined }
  | { kind: 'token_declined' }
  | { kind: 'call_due'; nowMs: number }
  | { kind: 'unauthorized'; used: Session }
  | { kind: 'renewal_wanted'; used: Session }
  | { kind: 'refreshed'; by: string; tokens: SessionTokens }
  | { kind: 'refresh_failed'; by: string }
  | { kind: 'redirected_in'; path: string | undefined }
  | { kind: 'logged_out' };

/** What the app does next. `go` names a path of this site. */
export type SessionNext = { do: 'stay' | 'log_in' | 'refresh' | 'retry' | 'give_up' } | { do: 'go'; path: string };
export type SessionStep = { session: Session; next: SessionNext };

/** In which of its four states a session is. */
export function phaseOf({ access_token, webservice_token }: Session): SessionPhase {
  if (access_token !== undefined) return webservice_token === undefined ? 'member' : 'partner';
  return webservice_token === undefined ? 'visitor' : 'arriving';
}

/** True when both are one person in one client: only then may a token of one serve a call of the other. */
export const isSameSelection = (one: Session, other: Session): boolean =>
  one.personId === other.personId && one.id_user_client_selected === other.id_user_client_selected;

/**
 * The session as one machine (spec 1 §4 and §8; SES-01…SES-11, SES-15): from what is and what happens to what will be and what the app does.
 * Pure: whoever asks writes the session down and does what `next` says.
 */
export function stepSession(session: Session, event: SessionEvent): SessionStep {
  const phase = phaseOf(session);
  const isIn = phase === 'member' || phase === 'partner';
  switch (event.kind) {
    case 'logged_in':
      return stay({ ...without(session, 'webservice_token'), ...event.tokens, ...event.owner, ...partnerOf(event.webserviceToken) });
    case 'client_selected':
      return isIn ? stay({ ...session, ...event.tokens, ...event.owner }) : stay(session);
    case 'protected_route_opened':
      return isIn
        ? stay(session)
        : { session: { ...ended(session), ...arrivalOf(session), ...targetOf(event.path) }, next: { do: 'log_in' } };
    case 'redirect_told':
      return stay({ ...session, ...targetOf(event.path) });
    case 'target_taken': {
      const path = ownPath(session.redirect_url);
      return { session: without(session, 'redirect_url'), next: path === undefined ? { do: 'stay' } : { do: 'go', path } };
    }
    case 'token_arrived':
      return { session: { ...ended(session), webservice_token: event.token, ...targetOf(event.path) }, next: { do: 'log_in' } };
    case 'token_declined':
      return phase === 'arriving' ? stay(without(session, 'webservice_token')) : stay(session);
    case 'call_due':
      return { session, next: { do: phase === 'partner' && isOver(session, event.nowMs) && session.refresh_token ? 'refresh' : 'stay' } };
    case 'unauthorized':
      return phase === 'partner' && !isOther(session, event.used) ? over(session) : judgeRenewal(session, event.used);
    case 'renewal_wanted':
      return judgeRenewal(session, event.used);
    case 'refreshed':
      return event.by === session.refresh_token ? { session: { ...session, ...event.tokens }, next: { do: 'retry' } } : stay(session);
    case 'refresh_failed':
      return event.by === session.refresh_token ? over(session) : stay(session);
    case 'redirected_in':
      return { session: ended(without(session, 'redirect_url')), next: { do: 'go', path: ownPath(event.path) ?? '/' } };
    case 'logged_out':
      return { session: {}, next: { do: 'log_in' } };
  }
}

/** Another tab was first, or somebody else is in now; else the tokens are refreshed (SES-04), or the session is over for want of a refresh token (SES-07). */
function judgeRenewal(session: Session, used: Session): SessionStep {
  if (isOther(session, used)) return { session, next: { do: isSameSelection(session, used) ? 'retry' : 'give_up' } };
  return session.refresh_token ? { session, next: { do: 'refresh' } } : over(session);
}

const isOther = ({ access_token }: Session, used: Session) => access_token !== undefined && access_token !== used.access_token;

const stay = (session: Session): SessionStep => ({ session, next: { do: 'stay' } });
const over = (session: Session): SessionStep => ({ session: ended(session), next: { do: 'log_in' } });

/** Without tokens and owner; where the person was going and their language stay. */
function ended({ redirect_url, languageId, languageCode }: Session): Session {
  return {
    ...(redirect_url === undefined ? {} : { redirect_url }),
    ...(languageId === undefined ? {} : { languageId }),
    ...(languageCode === undefined ? {} : { languageCode }),
  };
}

/** A token that waits to be redeemed goes along to the log-in (SES-02). */
const arrivalOf = (session: Session): Session =>
  phaseOf(session) === 'arriving' && session.webservice_token !== undefined ? { webservice_token: session.webservice_token } : {};

const partnerOf = (token: string | undefined): Session => (token === undefined ? {} : { webservice_token: token });

/** Only a path of this site is remembered; any other leaves what was. */
function targetOf(path: string | undefined): Session {
  const own = ownPath(path);
  return own === undefined ? {} : { redirect_url: own };
}

/** Half a minute before its end a token counts as over: the call still has to travel. */
const isOver = ({ expiresAt }: Session, nowMs: number) => expiresAt !== undefined && Date.parse(expiresAt) - 30_000 <= nowMs;

function without<K extends keyof Session>(session: Session, key: K): Session {
  const { [key]: _gone, ...rest } = session;
  return rest;
}

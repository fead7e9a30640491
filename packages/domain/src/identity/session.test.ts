import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownPath } from '../kernel/index.ts';
import { phaseOf, stepSession, type Session, type SessionEvent } from './index.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const at = (seconds: number) => new Date(now + seconds * 1_000).toISOString();
const pair = fc.nat(4).map((n) => ({ access_token: `a${n}`, refresh_token: `r${n}`, user_firebase_token: `s${n}`, expiresAt: at(900) }));
const owner = fc.constantFrom('ana', 'bia').map((personId) => ({
  personId,
  id_user_client_selected: 'aurora',
  languageId: 1,
  languageCode: 'pt-BR',
}));
const path = fc.constantFrom('/courses/7', '/home?x=1', '//evil.example', 'https://evil.example', '/logout', '');
const token = fc.constantFrom('t1', 't2');
const used: fc.Arbitrary<Session> = fc.record({ access_token: fc.constantFrom('a0', 'a1', 'a2'), personId: fc.constantFrom('ana', 'bia') });
const by = fc.constantFrom('r0', 'r1', 'r2', 'r3');

const event: fc.Arbitrary<SessionEvent> = fc.oneof(
  fc.record({ kind: fc.constant('logged_in' as const), tokens: pair, owner }),
  fc.record({ kind: fc.constant('logged_in' as const), tokens: pair, owner, webserviceToken: token }),
  fc.record({ kind: fc.constant('client_selected' as const), tokens: pair, owner }),
  fc.record({ kind: fc.constant('protected_route_opened' as const), path }),
  fc.record({ kind: fc.constant('redirect_told' as const), path }),
  fc.record({ kind: fc.constant('target_taken' as const) }),
  fc.record({ kind: fc.constant('token_arrived' as const), token, path }),
  fc.record({ kind: fc.constant('token_declined' as const) }),
  fc.record({ kind: fc.constant('call_due' as const), nowMs: fc.constantFrom(now, now + 890_000) }),
  fc.record({ kind: fc.constant('unauthorized' as const), used }),
  fc.record({ kind: fc.constant('renewal_wanted' as const), used }),
  fc.record({ kind: fc.constant('refreshed' as const), by, tokens: pair }),
  fc.record({ kind: fc.constant('refresh_failed' as const), by }),
  fc.record({ kind: fc.constant('redirected_in' as const), path }),
  fc.record({ kind: fc.constant('logged_out' as const) }),
);
const events = fc.array(event, { maxLength: 30 });

/** Each step of a story: what was, what happened, what came. */
const told = (story: readonly SessionEvent[]) => {
  let session: Session = {};
  return story.map((happened) => {
    const before = session;
    const step = stepSession(before, happened);
    session = step.session;
    return { before, happened, ...step };
  });
};

const holds = (name: string, law: (step: ReturnType<typeof told>[number]) => boolean) =>
  test(name, () => {
    fc.assert(
      fc.property(events, (story) => told(story).every(law)),
      { numRuns: 1_000 },
    );
  });

const isIn = (session: Session) => ['member', 'partner'].includes(phaseOf(session));

holds('SES-01 whoever is in has every token and a name; whoever is not has none of them', ({ session }) => {
  const all = [session.access_token, session.refresh_token, session.user_firebase_token, session.personId, session.id_user_client_selected];
  return all.every((one) => (one !== undefined) === isIn(session));
});

holds('SES-02 SES-03 SES-15 wherever somebody is sent, and whatever is remembered, is a path of this site', ({ session, next }) => {
  const places = [session.redirect_url, next.do === 'go' ? next.path : undefined].filter((one) => one !== undefined);
  return places.every((one) => ownPath(one) === one);
});

holds(
  'SES-03 a target that was taken is gone',
  ({ happened, session }) => happened.kind !== 'target_taken' || session.redirect_url === undefined,
);

holds(
  'SES-04 SES-08 a 401 is refreshed with a refresh token only, and never for a partner',
  ({ before, happened, next }) =>
    happened.kind !== 'unauthorized' || next.do !== 'refresh' || (before.refresh_token !== undefined && phaseOf(before) === 'member'),
);

holds(
  'SES-04 a 401 to an old token changes nothing',
  ({ before, happened, session }) =>
    happened.kind !== 'unauthorized' ||
    before.access_token === undefined ||
    before.access_token === happened.used.access_token ||
    session === before,
);

holds(
  'SES-06 SES-07 SES-08 SES-11 who is sent to the log-in holds no token but one that waits to be redeemed',
  ({ session, next }) => next.do !== 'log_in' || ['visitor', 'arriving'].includes(phaseOf(session)),
);

holds(
  'SES-06 an answer to another refresh token than the current one changes nothing',
  ({ before, happened, session }) =>
    !(happened.kind === 'refreshed' || happened.kind === 'refresh_failed') || happened.by === before.refresh_token || session === before,
);

holds(
  'SES-10 a token of an address ends the session that was, and is all that is left of it',
  ({ happened, session, next }) =>
    happened.kind !== 'token_arrived' ||
    (phaseOf(session) === 'arriving' && session.webservice_token === happened.token && next.do === 'log_in'),
);

holds('SES-11 a log-out leaves nothing', ({ happened, session }) => happened.kind !== 'logged_out' || Object.keys(session).length === 0);

holds(
  'SES-16 only a log-in makes anybody somebody else',
  ({ before, happened, session }) =>
    before.personId === session.personId ||
    session.personId === undefined ||
    happened.kind === 'logged_in' ||
    happened.kind === 'client_selected',
);

test('SES-02 a protected route without a token remembers its path, and takes a waiting token along', () => {
  const arriving = { webservice_token: 't', languageId: 2 };
  expect(stepSession(arriving, { kind: 'protected_route_opened', path: '/courses/7' })).toEqual({
    session: { ...arriving, redirect_url: '/courses/7' },
    next: { do: 'log_in' },
  });
});

test('SES-08 a 401 ends a partner’s session, webservice token included; a call that is due before refreshes it', () => {
  const tokens = { access_token: 'a', refresh_token: 'r', user_firebase_token: 's', expiresAt: at(20) };
  const partner = { ...tokens, webservice_token: 't', personId: 'ana', id_user_client_selected: 'aurora', redirect_url: '/home' };
  expect(stepSession(partner, { kind: 'unauthorized', used: partner })).toEqual({
    session: { redirect_url: '/home' },
    next: { do: 'log_in' },
  });
  expect(stepSession(partner, { kind: 'call_due', nowMs: now }).next).toEqual({ do: 'refresh' });
  expect(stepSession({ ...partner, expiresAt: at(60) }, { kind: 'call_due', nowMs: now }).next).toEqual({ do: 'stay' });
});

test('SES-15 log-in redirect v2 ends the session and goes on; an address outside leads to the start', () => {
  const member = { access_token: 'a', refresh_token: 'r', redirect_url: '/old', languageId: 2 };
  const next = (to: string) => stepSession(member, { kind: 'redirected_in', path: to });
  expect(next('/campaigns')).toEqual({ session: { languageId: 2 }, next: { do: 'go', path: '/campaigns' } });
  expect(next('https://evil.example').next).toEqual({ do: 'go', path: '/' });
});

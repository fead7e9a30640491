import { endpoint, Nothing, pageOf, PageQuery } from '@vitrine/contract/kernel';
import type { Answering, Pair } from './configuration.ts';
import type { Who } from './session-calls.ts';

export const listThings = endpoint({ method: 'GET', path: '/things', query: PageQuery, answer: pageOf(Nothing), summary: 'Lists things' });
export const saveThing = endpoint({
  method: 'POST',
  path: '/things/saved',
  body: Nothing.loose(),
  answer: Nothing,
  summary: 'Saves a thing',
});
export const openLook = endpoint({ method: 'GET', path: '/look', access: 'open', answer: Nothing, summary: 'Anybody sees it' });
export const thingStream = endpoint({
  method: 'GET',
  path: '/stream',
  access: 'stream',
  answer: Nothing,
  answersFile: true,
  summary: 'Streams',
});

/** The calls of a session, as the room that has them would hand them in. */
export const sessionCalls = {
  token: answering<Pair>(aCall('//o/token/', 'form'), isPair),
  alternativeLogin: answering<Pair>(aCall('//etraining_login/alternative_login/', 'form'), isPair),
  reloadUserTokens: answering<Pair>(aCall('//accounts/reload_user_tokens/', 'json'), isPair),
  logOut: endpoint({ method: 'POST', path: '/log-out', keyed: false, answer: Nothing, summary: 'Ends the session' }),
  getMe: answering<Who>(endpoint({ method: 'GET', path: '/me', answer: Nothing, summary: 'Who I am' }), isWho),
};

function aCall(path: string, encoding: 'form' | 'json') {
  return endpoint({
    method: 'POST',
    path,
    access: 'client',
    keyed: false,
    encoding,
    body: Nothing.loose(),
    answer: Nothing,
    summary: 'Gives tokens',
  });
}

function answering<A>(call: ReturnType<typeof aCall> | object, isOne: (value: unknown) => value is A): Answering<A> {
  const parse = (value: unknown) => {
    if (!isOne(value)) throw new SyntaxError('not as agreed');
    return value;
  };
  return { ...aCall('', 'json'), ...call, answer: { parse } };
}

function isPair(value: unknown): value is Pair {
  return typeof value === 'object' && value !== null && 'access_token' in value && 'expires_in' in value;
}
function isWho(value: unknown): value is Who {
  return typeof value === 'object' && value !== null && 'person' in value && 'client' in value;
}

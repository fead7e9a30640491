import './without-eval.ts';
import { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call: anybody; the app itself, by client Basic credentials; a partner's server, by its own; the holder of a stream token; a member; or a member
 * with the permission that `needs` names. Whoever may not is told `not_found` (decision D55).
 */
export type Access = 'open' | 'client' | 'integrator' | 'stream' | 'member';

type Shape = z.ZodType;
type Spec<P extends Shape, Q extends Shape, B extends Shape, A extends Shape, R extends string> = {
  method: Method;
  /** Below `/api/v1`, with `:names`; beginning with `//` for an address that the specification fixes. */
  path: string;
  access?: Access;
  needs?: string;
  /** The module of the client that must be switched on, or one of several (CLI-03). */
  module?: string | readonly string[];
  params?: P;
  query?: Q;
  body?: B;
  /** `form`: application/x-www-form-urlencoded, for addresses that the specification fixes. */
  encoding?: 'json' | 'form';
  answer: A;
  /** The answer is a file or a stream, not JSON; `answer` then describes nothing. */
  answersFile?: boolean;
  refusals?: readonly R[];
  /** False where an Idempotency-Key is not taken: fixed addresses, log-in, answers that hold a secret (decision D40). */
  keyed?: boolean;
  /** Whether somebody who only looks at the portal as this member may call it; reading they may, unless it shows what is the member's alone. */
  visitors?: boolean;
  /** Whether whoever has something to do first (a password that was given to them) may call it: what that takes, and nothing else. */
  beforeAll?: boolean;
  /** Requests a minute and address, where the platform's own limit is too generous. */
  perMinute?: number;
  summary: string;
};

export type Endpoint<
  P extends Shape = Shape,
  Q extends Shape = Shape,
  B extends Shape = Shape,
  A extends Shape = Shape,
  R extends string = string,
> = Required<
  Pick<
    Spec<P, Q, B, A, R>,
    'method' | 'path' | 'access' | 'answer' | 'encoding' | 'keyed' | 'summary' | 'answersFile' | 'visitors' | 'beforeAll'
  >
> & {
  needs?: string;
  module?: string | readonly string[];
  perMinute?: number;
  params: P;
  query: Q;
  body: B;
  refusals: readonly R[];
};

/** What a caller gives: only the parts that the endpoint has. */
export type Ask<E extends Endpoint> = Part<'params', E['params']> & Part<'query', E['query']> & Part<'body', E['body']>;
export type Answer<E extends Endpoint> = z.output<E['answer']>;
export type RefusalOf<E extends Endpoint> = E['refusals'][number];

type Part<K extends string, S extends Shape> = S extends z.ZodUndefined
  ? { [key in K]?: undefined }
  : Record<string, never> extends z.input<S>
    ? { [key in K]?: z.input<S> }
    : { [key in K]: z.input<S> };

/** One call of the API: address, who may call, shapes both ways, and every refusal that it can answer. */
export function endpoint<
  A extends Shape,
  P extends Shape = z.ZodUndefined,
  Q extends Shape = z.ZodUndefined,
  B extends Shape = z.ZodUndefined,
  R extends string = never,
>(spec: Spec<P, Q, B, A, R>): Endpoint<P, Q, B, A, R> {
  return {
    ...spec,
    path: spec.path.startsWith('//') ? spec.path.slice(1) : `/api/v1${spec.path}`,
    access: spec.access ?? 'member',
    encoding: spec.encoding ?? 'json',
    keyed: spec.keyed ?? spec.method !== 'GET',
    answersFile: spec.answersFile ?? false,
    visitors: spec.visitors ?? spec.method === 'GET',
    beforeAll: spec.beforeAll ?? false,
    params: spec.params ?? absent(),
    query: spec.query ?? absent(),
    body: spec.body ?? absent(),
    refusals: spec.refusals ?? [],
  };
}

/** Of a part that an endpoint does not have: the type's default is this very shape. */
function absent<S extends Shape>(): S {
  return z.undefined() as unknown as S; // oxlint-disable-line typescript/no-unsafe-type-assertion -- S is ZodUndefined wherever the part was left out
}

/** The modules of which the client must have one; none where the call is there for every client. */
export const modulesOf = ({ module = [] }: Pick<Endpoint, 'module'>): readonly string[] => (typeof module === 'string' ? [module] : module);

/** Where the endpoint lies for these parameters, its query included; nothing is sent as `undefined`. */
export function addressOf(to: Pick<Endpoint, 'path'>, params: object = {}, query: object = {}): string {
  const given = new Map(Object.entries(params));
  const path = to.path.replaceAll(/:([a-zA-Z_]+)/g, (_, name: string) => encodeURIComponent(String(given.get(name) ?? '')));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined && one !== null) search.append(name, String(one));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

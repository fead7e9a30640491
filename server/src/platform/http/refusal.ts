/**
 * An expected failure (law 8): a code from domain's closed lists, the status it answers with, and the fields it belongs to.
 * Thrown by use-cases, answered by the error handler, never logged as an error.
 */
export class Refusal extends Error {
  readonly code: string;
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  readonly can: Record<string, boolean> | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** What the caller goes on with, where the refusal only asks for one thing more. */
  readonly ticket: string | undefined;
  /** Who changed in between, and when. */
  readonly changed: { who: string; at: string } | undefined;

  constructor(
    code: string,
    more: {
      status?: number;
      fields?: Record<string, string>;
      can?: Record<string, boolean>;
      retryAfterSeconds?: number;
      ticket?: string;
      changed?: { who: string; at: string };
    } = {},
  ) {
    super(code);
    this.code = code;
    this.status = more.status ?? statuses[code] ?? (more.fields ? 422 : 409);
    this.fields = more.fields;
    this.can = more.can;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.ticket = more.ticket;
    this.changed = more.changed;
  }
}

/** Decision D65; every other code is a matter of state, 409. */
const statuses: Record<string, number> = {
  invalid_request: 422,
  session_ended: 401,
  not_found: 404,
  key_reused: 422,
  challenge_required: 422,
  challenge_failed: 422,
  body_too_large: 413,
  body_incomplete: 400,
  unsupported_type: 415,
  too_many_requests: 429,
  unavailable: 503,
  disk_full: 507,
  storage_full: 507,
  unexpected: 500,
  link_expired: 404,
};

/** Absent and forbidden are told alike (decision D55). */
export const notFound = (): Refusal => new Refusal('not_found');

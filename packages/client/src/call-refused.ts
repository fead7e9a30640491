/** An answer that is no success, as it came (SES-09). `refusal` is a code of a catalog; a failed fetch stays a TypeError. */
export class CallRefused extends Error {
  readonly status: number;
  readonly refusal: string;
  readonly fields: Record<string, string> | undefined;
  readonly can: Record<string, boolean> | undefined;
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** What the next call goes on with, where the refusal only asks for one thing more. */
  readonly ticket: string | undefined;
  /** `who` saved in between, and `at` which instant (with `changed_meanwhile`). */
  readonly changed: Record<string, string> | undefined;

  constructor(status: number, body: unknown, retryAfter: string | null = null) {
    const told = isRecord(body) ? body : {};
    const refusal = text(told['refusal']) ?? oauthRefusal(told) ?? 'unexpected';
    super(refusal);
    this.name = 'CallRefused';
    this.status = status;
    this.refusal = refusal;
    this.fields = recordOf(told['fields'], isText);
    this.can = recordOf(told['can'], (value) => typeof value === 'boolean');
    this.requestId = text(told['requestId']);
    this.ticket = text(told['ticket']);
    this.changed = recordOf(told['changed'], isText);
    this.retryAfterSeconds = retryAfter === null || Number.isNaN(Number(retryAfter)) ? undefined : Number(retryAfter);
  }
}

/** What an answer refuses. */
export async function refusedBy(answered: Response): Promise<CallRefused> {
  return new CallRefused(answered.status, await answered.json().catch(() => ({})), answered.headers.get('retry-after'));
}

/** Errors of RFC 6749 §5.2 (D65): the description is a code of ours where we answered; a grant that is no good any more needs a new log-in. */
function oauthRefusal({ error, error_description }: Record<string, unknown>): string | undefined {
  const code = text(error_description);
  if (code !== undefined && /^[a-z][a-z_]*$/.test(code)) return code;
  return error === 'invalid_grant' ? 'session_ended' : text(error);
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const text = (value: unknown) => (isText(value) && value !== '' ? value : undefined);

/** The entries that are of this kind; undefined where there are none to have. */
const recordOf = <T>(value: unknown, isOne: (value: unknown) => value is T): Record<string, T> | undefined =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).flatMap(([name, one]) => (isOne(one) ? [[name, one]] : []))) : undefined;

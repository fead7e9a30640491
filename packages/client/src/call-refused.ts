/** An answer that is no success, as it came (SES-09). `refusal` is a code of a catalog; a failed fetch stays a TypeError. */
export class CallRefused extends Error {
  readonly status: number;
  readonly refusal: string;
  readonly fields: Record<string, string> | undefined;
  readonly can: Record<string, boolean> | undefined;
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, body: unknown, retryAfter: string | null = null) {
    const told = isRecord(body) ? body : {};
    const refusal = text(told['refusal']) ?? text(told['error_description']) ?? text(told['error']) ?? 'unexpected';
    super(refusal);
    this.name = 'CallRefused';
    this.status = status;
    this.refusal = refusal;
    this.fields = isRecord(told['fields']) ? (told['fields'] as Record<string, string>) : undefined; // oxlint-disable-line typescript/no-unsafe-type-assertion -- the shape of every refusal (D65)
    this.can = isRecord(told['can']) ? (told['can'] as Record<string, boolean>) : undefined; // oxlint-disable-line typescript/no-unsafe-type-assertion -- as above
    this.requestId = text(told['requestId']);
    this.retryAfterSeconds = retryAfter === null || Number.isNaN(Number(retryAfter)) ? undefined : Number(retryAfter);
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

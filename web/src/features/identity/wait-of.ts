/** For how many seconds a limit lets somebody wait, as `Retry-After` said (LOG-14); undefined for every other failure. */
export const waitOf = (error: unknown): number | undefined =>
  error instanceof Error && 'retryAfterSeconds' in error && typeof error.retryAfterSeconds === 'number'
    ? error.retryAfterSeconds
    : undefined;

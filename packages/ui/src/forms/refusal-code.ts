type Told = { refusal: string; fields: Record<string, string> };

/** What engines say of a fault in the program; a failed fetch, whose words differ by browser, is a TypeError too. */
const programFault = /undefined|null|Cannot (read|set|destructure)|is not (a function|a constructor|iterable|an object)|can't access/;

/** The refusal inside whatever was thrown: the client's error, its body, or a failed fetch. */
export function refusalCode(error: unknown): string {
  return toldBy(error).refusal;
}

/** The refusal with the fields that it speaks of. */
export function toldBy(error: unknown): Told {
  const fault = { refusal: 'unexpected', fields: {} };
  if (typeof error !== 'object' || error === null) return fault;
  if ('body' in error && typeof error.body === 'object' && error.body !== null) {
    const inner = toldBy(error.body);
    if (inner.refusal !== 'unexpected' || Object.keys(inner.fields).length > 0) return inner;
  }
  const refusal = 'refusal' in error && typeof error.refusal === 'string' ? error.refusal : undefined;
  const fields = 'fields' in error && isCodes(error.fields) ? error.fields : {};
  if (refusal === undefined && error instanceof TypeError && !programFault.test(error.message)) return { refusal: 'network_lost', fields };
  return { refusal: refusal ?? 'unexpected', fields };
}

function isCodes(fields: unknown): fields is Record<string, string> {
  return typeof fields === 'object' && fields !== null && Object.values(fields).every((code) => typeof code === 'string');
}

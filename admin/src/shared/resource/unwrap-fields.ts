/**
 * A form shows the inner part of what is sent (`{ version, person }`), so a refusal's `person.email` stands at the form's `email`.
 * Anything without such fields goes on as it is.
 */
export function unwrapFields(error: unknown, outer: string): unknown {
  if (typeof error !== 'object' || error === null) return error;
  const body = 'body' in error && typeof error.body === 'object' && error.body !== null ? error.body : error;
  if (!('fields' in body) || typeof body.fields !== 'object' || body.fields === null) return error;
  const fields = Object.fromEntries(
    Object.entries(body.fields).map(([name, code]) => [name.replace(new RegExp(`^${outer}\\.`), ''), code]),
  );
  return { refusal: 'refusal' in body ? body.refusal : 'invalid_request', fields };
}

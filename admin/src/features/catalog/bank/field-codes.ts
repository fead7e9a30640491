import { CallRefused } from '@vitrine/client';

/** What is wrong at which field of the question, without the name of the field that holds it. */
export function fieldsIn(error: unknown): Record<string, string> {
  const fields = error instanceof CallRefused ? (error.fields ?? {}) : {};
  return Object.fromEntries(Object.entries(fields).map(([path, code]) => [path.replace(/^question\./, ''), code]));
}

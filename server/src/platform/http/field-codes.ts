import type { FastifyError } from 'fastify';

/** Zod's findings as codes at fields: `{ 'person.email': 'invalid_email' }`; the texts live in the catalogs. */
export function fieldsOf(findings: NonNullable<FastifyError['validation']>): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { instancePath, message, keyword, params } of findings) {
    const path = instancePath.split('/').filter(Boolean).join('.') || '_';
    fields[path] ??= codeOf({ message: message ?? '', keyword, params });
  }
  return fields;
}

/** A schema's own message is a catalog key; what Zod says in English is not, so its kind decides. */
function codeOf({ message, keyword, params }: { message: string; keyword: string; params: Record<string, unknown> }): string {
  if (/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(message)) return message;
  if (keyword === 'invalid_type' && message.endsWith(' received undefined')) return 'required';
  if (keyword === 'too_small')
    return params['origin'] === 'array' ? 'too_few' : params['origin'] === 'string' ? 'too_short' : 'number_too_small';
  if (keyword === 'too_big')
    return params['origin'] === 'array' ? 'too_many' : params['origin'] === 'string' ? 'text_too_long' : 'number_too_big';
  if (keyword === 'invalid_value') return 'invalid_choice';
  return 'invalid';
}

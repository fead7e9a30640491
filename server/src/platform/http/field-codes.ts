import type { FastifyError } from 'fastify';

/** Zod's findings as codes at fields: `{ 'person.email': 'invalid_email' }`; the texts live in the catalogs. */
export function fieldsOf(findings: NonNullable<FastifyError['validation']>): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { instancePath, message, keyword, params } of findings) {
    const parts = instancePath.split('/').filter(Boolean);
    if (keyword === 'unrecognized_keys') {
      for (const key of strangersIn(params)) fields[[...parts, key].join('.')] ??= 'unknown_field';
    } else fields[parts.join('.') || '_'] ??= codeOf({ message: message ?? '', keyword, params });
  }
  return fields;
}

/** Names that a strict shape does not know, as they were sent; whoever sends a heap of them reads about the first ones. */
const strangersIn = (params: Record<string, unknown>): string[] =>
  Array.isArray(params['keys']) ? params['keys'].slice(0, 20).map(String) : [];

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

import { z } from 'zod';

/**
 * The fields of a form that were changed, and no others (decision 058). A form whose fields have defaults is no such form: what was not sent would be written.
 */
export function changed<S extends z.ZodRawShape, C extends z.core.$ZodObjectConfig>(form: z.ZodObject<S, C>) {
  const filled = Object.entries(form.shape).find(([, field]) => field instanceof z.ZodDefault || field instanceof z.ZodPrefault);
  if (filled) throw new Error(`contract: the field ${filled[0]} would be written without being sent`);
  return form.partial();
}

/** What stood in the changed fields when the form was opened. Without it the record is taken as a whole, over its very version alone. */
export const Was = z.record(z.string().max(80), z.unknown()).optional();

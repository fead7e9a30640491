import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { codeOfIssue } from './zod-codes.ts';

/** A form whose rules are a schema of the contract. Errors are message codes; a field is judged when left, then while it is mended. */
export function useZodForm<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  defaults: DefaultValues<Input>,
): UseFormReturn<Input, unknown, Output> {
  return useForm<Input, unknown, Output>({
    resolver: zodResolver<Input, unknown, Output>(schema, { error: codeOfIssue }),
    defaultValues: defaults,
    mode: 'onTouched',
  });
}

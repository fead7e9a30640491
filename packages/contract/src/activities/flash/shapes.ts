import { z } from 'zod';
import { Id } from '../../kernel/index.ts';
import { RequiredSeconds, Stay } from '../html/staying.ts';

export const Draft = z.object({ kind: z.literal('flash'), fileId: Id.nullable(), requiredSeconds: RequiredSeconds });

/** `frame` is the emulator on the content origin, with the film behind its #. */
export const View = Stay.extend({ kind: z.literal('flash'), frame: z.string() });

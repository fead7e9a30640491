import { z } from 'zod';

/** The four languages of the demo; Portuguese is the source. */
export const demoLocales = ['pt-BR', 'en-US', 'es-ES', 'fr-FR'] as const;
export type DemoLocale = (typeof demoLocales)[number];

const words = z.string().trim().min(1);

/** One text in all four languages. */
export const Text = z.strictObject({ 'pt-BR': words, 'en-US': words, 'es-ES': words, 'fr-FR': words });
export type Text = z.infer<typeof Text>;

import { z } from 'zod';
import bank from './bank.json' with { type: 'json' };
import { Text } from './text.ts';

/** Questions of the bank beside those of the courses: of every kind, about appliances. `right`: the options that are right, by their place; the first one where nothing is said. */
const BankQuestion = z.strictObject({
  subject: z.enum(['cold', 'laundry', 'air', 'kitchen', 'selling']),
  kind: z.enum(['single', 'true_false', 'short_text', 'numeric', 'matching', 'ordering', 'cloze', 'hotspot', 'essay']),
  tags: z.array(z.string()),
  prompt: Text,
  options: z.array(Text).default([]),
  pairs: z.array(Text).default([]),
  areas: z.array(z.tuple([z.number(), z.number(), z.number(), z.number()])).default([]),
  right: z.int().default(0),
  number: z.tuple([z.number(), z.number()]).optional(),
});
export type DemoBankQuestion = z.infer<typeof BankQuestion>;

export const demoSubjects = {
  cold: { 'pt-BR': 'Geladeiras', 'en-US': 'Fridges', 'es-ES': 'Heladeras', 'fr-FR': 'Réfrigérateurs' },
  laundry: { 'pt-BR': 'Lava e seca', 'en-US': 'Laundry', 'es-ES': 'Lavado', 'fr-FR': 'Lavage' },
  air: { 'pt-BR': 'Ar-condicionado', 'en-US': 'Air conditioning', 'es-ES': 'Aire acondicionado', 'fr-FR': 'Climatisation' },
  kitchen: { 'pt-BR': 'Cozinha', 'en-US': 'Kitchen', 'es-ES': 'Cocina', 'fr-FR': 'Cuisine' },
  selling: { 'pt-BR': 'Atendimento', 'en-US': 'Serving customers', 'es-ES': 'Atención', 'fr-FR': 'Accueil' },
} as const satisfies Record<string, Text>;
export type DemoSubject = keyof typeof demoSubjects;

export const demoBank: DemoBankQuestion[] = z.array(BankQuestion).parse(bank);

/** The subjects with their names, in the order in which they are made. */
export const demoSubjectNames: [DemoSubject, Text][] = [
  ['cold', demoSubjects.cold],
  ['laundry', demoSubjects.laundry],
  ['air', demoSubjects.air],
  ['kitchen', demoSubjects.kitchen],
  ['selling', demoSubjects.selling],
];

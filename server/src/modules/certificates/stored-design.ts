import type { DesignFields } from '@vitrine/contract/certificates';
import { z } from 'zod';

const Text = z.record(z.string(), z.string());

/** The design of a certificate as it was on the day (law 11); a later version is lifted here. */
const StoredDesign = z.object({
  version: z.literal(1),
  heading: Text,
  statement: Text,
  completed: Text,
  note: Text,
  signerName: z.string(),
  signerRole: Text,
  signatureFileId: z.uuid().nullable(),
  logoFileId: z.uuid().nullable(),
  colours: z.object({ primary: z.string(), secondary: z.string(), tertiary: z.string() }).nullable(),
  showsWorkload: z.boolean(),
  showsGrade: z.boolean(),
});
export type StoredDesign = z.infer<typeof StoredDesign>;

/** Null: a certificate of the product's own design. */
export const parseStoredDesign = (stored: unknown): StoredDesign | null => (stored === null ? null : StoredDesign.parse(stored));

/** What a certificate keeps of a design. */
export const toStore = (design: DesignFields): StoredDesign => ({
  version: 1,
  heading: design.heading,
  statement: design.statement,
  completed: design.completed,
  note: design.note,
  signerName: design.signerName,
  signerRole: design.signerRole,
  signatureFileId: design.signatureFileId,
  logoFileId: design.logoFileId,
  colours: design.hasOwnColours ? { primary: design.primary, secondary: design.secondary, tertiary: design.tertiary } : null,
  showsWorkload: design.showsWorkload,
  showsGrade: design.showsGrade,
});

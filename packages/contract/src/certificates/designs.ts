import { designRefusals } from '@vitrine/domain/certificates';
import { fileRefusals } from '@vitrine/domain/kernel';
import { z } from 'zod';
import {
  changed,
  endpoint,
  exportOf,
  Id,
  Instant,
  LocaleText,
  Nothing,
  pageOf,
  PageQuery,
  SearchTerm,
  StoredFile,
  Was,
} from '../kernel/index.ts';
import { Colour } from '../tenancy/index.ts';

const read = { needs: 'certificates.read' } as const;
const write = { needs: 'certificates.write', refusals: [...designRefusals, ...fileRefusals, 'changed_meanwhile'] } as const;
const one = z.object({ designId: Id });
const Some = z.array(Id).max(200, 'too_many');

export const DesignFields = z.strictObject({
  /** For staff alone. */
  name: z.string().trim().min(1, 'required').max(80, 'text_too_long'),
  /** Of trainings that no other design names. */
  isDefault: z.boolean(),
  courseIds: Some,
  trailIds: Some,
  /** Texts that are left empty stand as the product words them. */
  heading: LocaleText(40),
  statement: LocaleText(120),
  completed: LocaleText(80),
  note: LocaleText(240),
  signerName: z.string().trim().max(80, 'text_too_long'),
  signerRole: LocaleText(80),
  /** A picture with a signature; it needs a name below. */
  signatureFileId: Id.nullable(),
  /** Null: the client's own logo. */
  logoFileId: Id.nullable(),
  /** False: the client's own colours. */
  hasOwnColours: z.boolean(),
  primary: Colour,
  secondary: Colour,
  tertiary: Colour,
  showsWorkload: z.boolean(),
  showsGrade: z.boolean(),
  /** Null: it lasts. */
  validMonths: z.int('invalid').min(1, 'number_too_small').max(120, 'number_too_big').nullable(),
  remindDays: z.int('invalid').min(0, 'number_too_small').max(365, 'number_too_big'),
});
export type DesignFields = z.infer<typeof DesignFields>;

export const DesignRow = z.object({
  id: Id,
  name: z.string(),
  isDefault: z.boolean(),
  /** Courses and trails that use it by name. */
  trainings: z.int().nonnegative(),
  validMonths: z.int().nullable(),
  updatedAt: Instant,
});
export type DesignRow = z.infer<typeof DesignRow>;

export const DesignDetail = z.object({
  id: Id,
  version: z.int(),
  design: DesignFields,
  files: z.array(StoredFile),
  can: z.object({ save: z.boolean() }),
});
export type DesignDetail = z.infer<typeof DesignDetail>;

export const listDesigns = endpoint({
  ...read,
  method: 'GET',
  path: '/console/certificate-designs',
  query: PageQuery.extend({ search: SearchTerm.optional() }),
  answer: pageOf(DesignRow),
  summary: 'Designs of certificates by name',
});
export const exportDesigns = exportOf(listDesigns);

export const createDesign = endpoint({
  ...write,
  method: 'POST',
  path: '/console/certificate-designs',
  body: DesignFields,
  answer: z.object({ id: Id }),
  summary: 'Makes a design; it is on certificates from the next one on',
});

export const getDesign = endpoint({
  ...read,
  method: 'GET',
  path: '/console/certificate-designs/:designId',
  params: one,
  answer: DesignDetail,
  summary: 'A design as it is edited',
});

export const saveDesign = endpoint({
  ...write,
  method: 'PUT',
  path: '/console/certificate-designs/:designId',
  params: one,
  body: z.strictObject({ version: z.int(), design: changed(DesignFields), was: Was }),
  answer: DesignDetail,
  summary: 'Saves a design; fields are refused below `design.`, and what was issued stays as it is',
});

export const removeDesign = endpoint({
  ...write,
  method: 'DELETE',
  path: '/console/certificate-designs/:designId',
  params: one,
  answer: Nothing,
  summary: 'Removes a design; what was issued keeps it',
});

export const getDesignSample = endpoint({
  ...read,
  method: 'GET',
  path: '/console/certificate-designs/:designId/sample',
  params: one,
  answer: z.string(),
  answersFile: true,
  perMinute: 60,
  summary: 'A certificate of nobody in this design, as PDF',
});

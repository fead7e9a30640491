import './without-eval.ts';
import { isParticipantText, locales, withoutPercent } from '@vitrine/domain/kernel';
import { z } from 'zod';

export const Id = z.uuid('invalid');
/** An instant in UTC, as ISO 8601. */
export const Instant = z.iso.datetime();
/** A day without a clock. */
export const Day = z.iso.date('invalid_date');
export const LocaleCode = z.enum(locales, 'language_unknown');

const words = (limit: number) => z.string().trim().max(limit, 'text_too_long');
/** One text in some of the four languages. */
export const LocaleText = (limit = 256) =>
  z.strictObject({
    'pt-BR': words(limit).optional(),
    'en-US': words(limit).optional(),
    'es-ES': words(limit).optional(),
    'fr-FR': words(limit).optional(),
  });
export type LocaleText = z.infer<ReturnType<typeof LocaleText>>;

/** What a participant writes (VAL-06). */
export const ParticipantText = z.string().trim().refine(isParticipantText, 'too_long');

/** What a photo looks like, as `markOf` of domain’s picture marks makes it on a device. */
export const PictureFingerprint = z.string().regex(/^[0-9a-f]{375}$/, 'invalid');

/** What somebody searches for, without percent signs (VAL-12). */
export const SearchTerm = z.string().overwrite(withoutPercent).max(80);

/** A page by keyset: `after` is the `next` of the page before. */
export const PageQuery = z.object({
  after: z.string().max(512).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});
export const pageOf = <S extends z.ZodType>(item: S) => z.object({ items: z.array(item), next: z.string().nullable() });

/** A refusal on the wire (decision D65). */
export const RefusalBody = z.object({
  refusal: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  can: z.record(z.string(), z.boolean()).optional(),
  /** With `changed_meanwhile`, where the audit log tells it: who saved in between, and when. */
  changed: z.object({ who: z.string(), at: Instant }).optional(),
  requestId: z.string(),
});
export type RefusalBody = z.infer<typeof RefusalBody>;

/** Query flags travel as `true` and `false`. */
export const Flag = z.stringbool({ truthy: ['true', '1'], falsy: ['false', '0'] });

export const Nothing = z.object({});

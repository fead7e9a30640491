import './without-eval.ts';
import {
  allBlocks,
  blocksBytesLimit,
  blocksLimit,
  cardKinds,
  galleryLimit,
  mediaForms,
  pictureShapes,
  thingsLimit,
} from '@vitrine/domain/kernel';
import { z } from 'zod';
import { Id, Instant, LocaleText } from './shapes.ts';

const one = <Kind extends string>(kind: Kind) => ({ id: Id, kind: z.literal(kind) });
const file = Id.nullable();
const things = z
  .array(Id)
  .max(thingsLimit, 'too_many')
  .refine((ids) => new Set(ids).size === ids.length, 'invalid');

const plain = [
  /** Rich text: cleaned by the server at each save. */
  z.strictObject({ ...one('text'), html: LocaleText(20_000) }),
  z.strictObject({ ...one('heading'), level: z.union([z.literal(2), z.literal(3)]), text: LocaleText(200) }),
  z.strictObject({ ...one('picture'), fileId: file, shape: z.enum(pictureShapes), alt: LocaleText(300), caption: LocaleText(300) }),
  z.strictObject({ ...one('media'), form: z.enum(mediaForms), fileId: file, title: LocaleText(200), transcript: LocaleText(10_000) }),
  z.strictObject({ ...one('file'), fileId: file, label: LocaleText(200) }),
  z.strictObject({ ...one('quote'), text: LocaleText(1_000), by: LocaleText(160) }),
  z.strictObject({ ...one('button'), label: LocaleText(80), to: z.string().trim().max(500, 'text_too_long') }),
  z.strictObject({
    ...one('gallery'),
    /** Each once. */
    pictures: z
      .array(z.strictObject({ fileId: Id, alt: LocaleText(300) }))
      .max(galleryLimit, 'too_many')
      .refine((pictures) => new Set(pictures.map(({ fileId }) => fileId)).size === pictures.length, 'invalid'),
  }),
  z.strictObject({ ...one('cards'), of: z.enum(cardKinds), ids: things }),
  z.strictObject({ ...one('questions'), ids: things }),
] as const;
const Column = z.array(z.discriminatedUnion('kind', plain)).max(12, 'too_many');
const Stage = z.strictObject({
  ...one('stage'),
  title: LocaleText(80),
  lead: LocaleText(200),
  badge: LocaleText(30),
  fileId: file,
  alt: LocaleText(300),
  endsAt: Instant.nullable(),
});
const Form = z.strictObject({ ...one('form'), title: LocaleText(80), hint: LocaleText(400) });

/** Blocks as they are written, in their order; ids are the writer's own and stay, so that an edited block never moves. */
export const Blocks = z
  .array(z.discriminatedUnion('kind', [...plain, z.strictObject({ ...one('columns'), left: Column, right: Column }), Stage, Form]))
  .max(blocksLimit, 'too_many')
  .refine((blocks) => allBlocks(blocks).length <= blocksLimit, 'too_many')
  .refine((blocks) => new Set(allBlocks(blocks).map(({ id }) => id)).size === allBlocks(blocks).length, 'invalid')
  .refine((blocks) => new TextEncoder().encode(JSON.stringify(blocks)).length <= blocksBytesLimit, 'text_too_long');
export type Blocks = z.infer<typeof Blocks>;

/** What a block names of another room, as a reader or an editor sees it: of a question, `text` is its answer. */
export const Thing = z.object({ id: Id, title: z.string(), text: z.string(), href: z.string(), pictureUrl: z.string().nullable() });
export type Thing = z.infer<typeof Thing>;

const shownPlain = [
  z.object({ ...one('text'), html: z.string() }),
  z.object({ ...one('heading'), level: z.union([z.literal(2), z.literal(3)]), text: z.string() }),
  z.object({ ...one('picture'), shape: z.enum(pictureShapes), url: z.string(), alt: z.string(), caption: z.string() }),
  z.object({ ...one('media'), form: z.enum(mediaForms), url: z.string(), title: z.string(), transcript: z.string() }),
  z.object({ ...one('file'), url: z.string(), name: z.string(), bytes: z.int(), label: z.string() }),
  z.object({ ...one('quote'), text: z.string(), by: z.string() }),
  z.object({ ...one('button'), label: z.string(), to: z.string() }),
  z.object({ ...one('gallery'), pictures: z.array(z.object({ url: z.string(), alt: z.string() })) }),
  z.object({ ...one('cards'), of: z.enum(cardKinds), things: z.array(Thing) }),
  z.object({ ...one('questions'), things: z.array(Thing) }),
] as const;
const ShownColumn = z.array(z.discriminatedUnion('kind', shownPlain));

/** A block as somebody reads it: in one language, its file by a link. */
export const ShownBlock = z.discriminatedUnion('kind', [
  ...shownPlain,
  z.object({ ...one('columns'), left: ShownColumn, right: ShownColumn }),
  z.object({
    ...one('stage'),
    title: z.string(),
    lead: z.string(),
    badge: z.string(),
    picture: z.object({ url: z.string(), alt: z.string() }).nullable(),
    endsAt: Instant.nullable(),
    /** The client's zone, in which the end is named. */
    zone: z.string(),
  }),
  z.object({ ...one('form'), title: z.string(), hint: z.string() }),
]);
export type ShownBlock = z.infer<typeof ShownBlock>;
export type ShownPlainBlock = z.infer<typeof ShownColumn>[number];
export const ShownBlocks = z.array(ShownBlock);

import './without-eval.ts';
import { allBlocks, blocksBytesLimit, blocksLimit, mediaForms, pictureShapes } from '@vitrine/domain/kernel';
import { z } from 'zod';
import { Id, LocaleText } from './shapes.ts';

const one = <Kind extends string>(kind: Kind) => ({ id: Id, kind: z.literal(kind) });
const file = Id.nullable();

const plain = [
  /** Rich text: cleaned by the server at each save. */
  z.strictObject({ ...one('text'), html: LocaleText(20_000) }),
  z.strictObject({ ...one('heading'), level: z.union([z.literal(2), z.literal(3)]), text: LocaleText(200) }),
  z.strictObject({ ...one('picture'), fileId: file, shape: z.enum(pictureShapes), alt: LocaleText(300), caption: LocaleText(300) }),
  z.strictObject({ ...one('media'), form: z.enum(mediaForms), fileId: file, title: LocaleText(200), transcript: LocaleText(10_000) }),
  z.strictObject({ ...one('file'), fileId: file, label: LocaleText(200) }),
  z.strictObject({ ...one('quote'), text: LocaleText(1_000), by: LocaleText(160) }),
  z.strictObject({ ...one('button'), label: LocaleText(80), to: z.string().trim().max(500, 'text_too_long') }),
] as const;
const Column = z.array(z.discriminatedUnion('kind', plain)).max(12, 'too_many');

/** Blocks as they are written, in their order; ids are the writer's own and stay, so that an edited block never moves. */
export const Blocks = z
  .array(z.discriminatedUnion('kind', [...plain, z.strictObject({ ...one('columns'), left: Column, right: Column })]))
  .max(blocksLimit, 'too_many')
  .refine((blocks) => allBlocks(blocks).length <= blocksLimit, 'too_many')
  .refine((blocks) => new Set(allBlocks(blocks).map(({ id }) => id)).size === allBlocks(blocks).length, 'invalid')
  .refine((blocks) => new TextEncoder().encode(JSON.stringify(blocks)).length <= blocksBytesLimit, 'text_too_long');
export type Blocks = z.infer<typeof Blocks>;

const shownPlain = [
  z.object({ ...one('text'), html: z.string() }),
  z.object({ ...one('heading'), level: z.union([z.literal(2), z.literal(3)]), text: z.string() }),
  z.object({ ...one('picture'), shape: z.enum(pictureShapes), url: z.string(), alt: z.string(), caption: z.string() }),
  z.object({ ...one('media'), form: z.enum(mediaForms), url: z.string(), title: z.string(), transcript: z.string() }),
  z.object({ ...one('file'), url: z.string(), name: z.string(), bytes: z.int(), label: z.string() }),
  z.object({ ...one('quote'), text: z.string(), by: z.string() }),
  z.object({ ...one('button'), label: z.string(), to: z.string() }),
] as const;
const ShownColumn = z.array(z.discriminatedUnion('kind', shownPlain));

/** A block as somebody reads it: in one language, its file by a link. */
export const ShownBlock = z.discriminatedUnion('kind', [
  ...shownPlain,
  z.object({ ...one('columns'), left: ShownColumn, right: ShownColumn }),
]);
export type ShownBlock = z.infer<typeof ShownBlock>;
export type ShownPlainBlock = z.infer<typeof ShownColumn>[number];
export const ShownBlocks = z.array(ShownBlock);

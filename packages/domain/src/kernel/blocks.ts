import { isSafeAddress } from './styled-text.ts';
import { ownPath } from './own-path.ts';
import type { Text } from './text.ts';

/** What staff composes news and pages of; those stand in columns too. */
export const plainBlockKinds = ['text', 'heading', 'picture', 'gallery', 'media', 'file', 'quote', 'button', 'cards', 'questions'] as const;
/** What news are made of; a page has a stage and a form besides. */
export const newsBlockKinds = [...plainBlockKinds, 'columns'] as const;
export const blockKinds = [...newsBlockKinds, 'stage', 'form'] as const;
export type BlockKind = (typeof blockKinds)[number];

/** What cards lead to; a question opens to its answer where it stands. */
export const cardKinds = ['course', 'reward', 'campaign'] as const;
export type CardKind = (typeof cardKinds)[number];
export const thingKinds = [...cardKinds, 'question'] as const;
export type ThingKind = (typeof thingKinds)[number];

/** So many pictures are in a gallery, and so many things among cards or questions. */
export const galleryLimit = 12;
export const thingsLimit = 12;

/** How a picture is cut, so that nothing moves while it loads. */
export const pictureShapes = ['wide', 'square', 'tall'] as const;
export type PictureShape = (typeof pictureShapes)[number];
export const mediaForms = ['film', 'audio'] as const;

/** At most so many blocks, those inside columns counted, and so many bytes with all languages. */
export const blocksLimit = 60;
export const blocksBytesLimit = 200_000;

export type PlainBlock = { id: string } & (
  | { kind: 'text'; html: Text }
  | { kind: 'heading'; level: 2 | 3; text: Text }
  | { kind: 'picture'; fileId: string | null; shape: PictureShape; alt: Text; caption: Text }
  | { kind: 'media'; form: (typeof mediaForms)[number]; fileId: string | null; title: Text; transcript: Text }
  | { kind: 'file'; fileId: string | null; label: Text }
  | { kind: 'quote'; text: Text; by: Text }
  | { kind: 'button'; label: Text; to: string }
  | { kind: 'gallery'; pictures: GalleryPicture[] }
  | { kind: 'cards'; of: CardKind; ids: string[] }
  | { kind: 'questions'; ids: string[] }
);
export type GalleryPicture = { fileId: string; alt: Text };
export type ColumnsBlock = { id: string; kind: 'columns'; left: PlainBlock[]; right: PlainBlock[] };
/** What a hotsite opens with: its promise, and until when it holds (an instant as ISO 8601). */
export type StageBlock = {
  id: string;
  kind: 'stage';
  title: Text;
  lead: Text;
  badge: Text;
  fileId: string | null;
  alt: Text;
  endsAt: string | null;
};
/** What members write to the team from a page: its title is the subject. */
export type FormBlock = { id: string; kind: 'form'; title: Text; hint: Text };
export type Block = PlainBlock | ColumnsBlock | StageBlock | FormBlock;

/** What keeps a block from being published, by its id. */
export const blockLacks = ['text_required', 'alt_required', 'file_required', 'address_required', 'things_required'] as const;
export type BlockLack = (typeof blockLacks)[number];

/** All blocks in the order in which they are read, those inside columns behind their columns. */
export const allBlocks = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block): Block[] => (block.kind === 'columns' ? [block, ...block.left, ...block.right] : [block]));

type NamedFile = { id: string; purpose: 'image' | 'video' | 'audio' | 'any' };

/** Files that blocks name, each once, with what each has to be. */
export function filesInBlocks(blocks: readonly Block[]): NamedFile[] {
  const named = new Map<string, NamedFile>();
  for (const file of allBlocks(blocks).flatMap(filesOf)) if (!named.has(file.id)) named.set(file.id, file);
  return [...named.values()];
}

function filesOf(block: Block): NamedFile[] {
  if (block.kind === 'gallery') return block.pictures.map(({ fileId }) => ({ id: fileId, purpose: 'image' }));
  return 'fileId' in block && block.fileId !== null ? [{ id: block.fileId, purpose: purposeOf(block) }] : [];
}

function purposeOf(block: Extract<Block, { fileId: string | null }>): NamedFile['purpose'] {
  if (block.kind === 'picture' || block.kind === 'stage') return 'image';
  if (block.kind === 'file') return 'any';
  return block.form === 'film' ? 'video' : 'audio';
}

/** Things of other rooms that blocks name, by kind, each once. */
export function thingsInBlocks(blocks: readonly Block[]): Map<ThingKind, string[]> {
  const named = new Map<ThingKind, string[]>();
  for (const block of allBlocks(blocks)) {
    if (block.kind !== 'cards' && block.kind !== 'questions') continue;
    const of = block.kind === 'cards' ? block.of : 'question';
    named.set(of, [...new Set([...(named.get(of) ?? []), ...block.ids])]);
  }
  return named;
}

/** True for where a button may lead: a path of this portal, or an https address. */
export const isButtonAddress = (to: string): boolean =>
  to.startsWith('/') ? ownPath(to) !== undefined : to.startsWith('https://') && isSafeAddress(to);

/** Whether any language has words; of rich text, whether any has words between its tags. */
const hasWords = (text: Text): boolean => Object.values(text).some((words) => words.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') !== '');

/** What each block still lacks before it may be shown; empty when nothing does. A picture needs its alternative text in a language that the text has. */
export function lackingInBlocks(blocks: readonly Block[]): { blockId: string; lack: BlockLack }[] {
  return allBlocks(blocks).flatMap((block) => {
    const lack = lackOf(block);
    return lack === undefined ? [] : [{ blockId: block.id, lack }];
  });
}

function lackOf(block: Block): BlockLack | undefined {
  switch (block.kind) {
    case 'text':
      return hasWords(block.html) ? undefined : 'text_required';
    case 'heading':
    case 'quote':
      return hasWords(block.text) ? undefined : 'text_required';
    case 'picture':
      if (block.fileId === null) return 'file_required';
      return hasWords(block.alt) ? undefined : 'alt_required';
    case 'media':
      if (block.fileId === null) return 'file_required';
      return hasWords(block.title) ? undefined : 'text_required';
    case 'file':
      return block.fileId === null ? 'file_required' : undefined;
    case 'button':
      if (!hasWords(block.label)) return 'text_required';
      return isButtonAddress(block.to) ? undefined : 'address_required';
    case 'gallery':
      if (block.pictures.length === 0) return 'file_required';
      return block.pictures.every(({ alt }) => hasWords(alt)) ? undefined : 'alt_required';
    case 'cards':
    case 'questions':
      return block.ids.length > 0 ? undefined : 'things_required';
    case 'columns':
      return block.left.length + block.right.length > 0 ? undefined : 'text_required';
    case 'stage':
      if (!hasWords(block.title)) return 'text_required';
      return block.fileId === null || hasWords(block.alt) ? undefined : 'alt_required';
    case 'form':
      return hasWords(block.title) ? undefined : 'text_required';
  }
}

/** Texts of all blocks, for search and for what a language still lacks; rich text without its tags. */
export const textsInBlocks = (blocks: readonly Block[]): Text[] =>
  allBlocks(blocks).flatMap((block): Text[] => {
    switch (block.kind) {
      case 'text':
        return [withoutTags(block.html)];
      case 'heading':
        return [block.text];
      case 'picture':
        return [block.alt, block.caption];
      case 'media':
        return [block.title, block.transcript];
      case 'file':
      case 'button':
        return [block.label];
      case 'quote':
        return [block.text, block.by];
      case 'gallery':
        return block.pictures.map(({ alt }) => alt);
      case 'stage':
        return [block.title, block.lead, block.badge, block.alt];
      case 'form':
        return [block.title, block.hint];
      case 'cards':
      case 'questions':
      case 'columns':
        return [];
    }
  });

const withoutTags = (html: Text): Text =>
  Object.fromEntries(
    Object.entries(html).map(([locale, words]) => [
      locale,
      words
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    ]),
  );

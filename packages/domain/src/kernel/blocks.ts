import { isSafeAddress } from './styled-text.ts';
import { ownPath } from './own-path.ts';
import type { Text } from './text.ts';

/** What staff composes news and pages of. */
export const plainBlockKinds = ['text', 'heading', 'picture', 'media', 'file', 'quote', 'button'] as const;
export const blockKinds = [...plainBlockKinds, 'columns'] as const;
export type BlockKind = (typeof blockKinds)[number];

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
);
export type ColumnsBlock = { id: string; kind: 'columns'; left: PlainBlock[]; right: PlainBlock[] };
export type Block = PlainBlock | ColumnsBlock;

/** What keeps a block from being published, by its id. */
export const blockLacks = ['text_required', 'alt_required', 'file_required', 'address_required'] as const;
export type BlockLack = (typeof blockLacks)[number];

/** All blocks in the order in which they are read, those inside columns behind their columns. */
export const allBlocks = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block) => (block.kind === 'columns' ? [block, ...block.left, ...block.right] : [block]));

type NamedFile = { id: string; purpose: 'image' | 'video' | 'audio' | 'any' };

/** Files that blocks name, each once, with what each has to be. */
export function filesInBlocks(blocks: readonly Block[]): NamedFile[] {
  const named = new Map<string, NamedFile>();
  for (const block of allBlocks(blocks))
    if ('fileId' in block && block.fileId !== null && !named.has(block.fileId))
      named.set(block.fileId, { id: block.fileId, purpose: purposeOf(block) });
  return [...named.values()];
}

function purposeOf(block: Extract<PlainBlock, { fileId: string | null }>): NamedFile['purpose'] {
  if (block.kind === 'picture') return 'image';
  if (block.kind === 'file') return 'any';
  return block.form === 'film' ? 'video' : 'audio';
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
    case 'columns':
      return block.left.length + block.right.length > 0 ? undefined : 'text_required';
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

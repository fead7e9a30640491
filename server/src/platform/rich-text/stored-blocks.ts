import { Blocks } from '@vitrine/contract/kernel';
import type { Block, PlainBlock, Text } from '@vitrine/domain/kernel';
import { z } from 'zod';
import { cleanHtml } from './clean-html.ts';

/** Version 1 is what the wire takes today; a later one gets a shape of its own, and what is older is brought up here. */
const Stored = z.discriminatedUnion('version', [z.object({ version: z.literal(1), blocks: Blocks })]);

/** Blocks of a stored version, whichever one it is. */
export const parseBlocks = (stored: unknown): Blocks => Stored.parse(stored).blocks;

/** Blocks as they are stored, in one JSON with the number of its shape: every rich text is clean from here on. */
export const storedBlocks = (blocks: readonly Block[]): string => JSON.stringify({ version: 1, blocks: blocks.map(cleanBlock) });

function cleanBlock(block: Block): Block {
  if (block.kind === 'stage' || block.kind === 'form') return block; // words alone
  return block.kind === 'columns' ? { ...block, left: block.left.map(cleanPlain), right: block.right.map(cleanPlain) } : cleanPlain(block);
}

const cleanPlain = (block: PlainBlock): PlainBlock => (block.kind === 'text' ? { ...block, html: cleanText(block.html) } : block);

const cleanText = (text: Text): Text => Object.fromEntries(Object.entries(text).map(([locale, html]) => [locale, cleanHtml(html)]));

import type { Block, BlockKind, PlainBlock } from '@vitrine/domain/kernel';
import { newId } from '../device/index.ts';

/** A block of this kind with nothing in it. */
export function newBlock(kind: BlockKind): Block {
  if (kind === 'stage') return { id: newId(), kind, title: {}, lead: {}, badge: {}, fileId: null, alt: {}, endsAt: null };
  if (kind === 'form') return { id: newId(), kind, title: {}, hint: {} };
  return kind === 'columns' ? { id: newId(), kind, left: [], right: [] } : newPlainBlock(kind);
}

export function newPlainBlock(kind: PlainBlock['kind']): PlainBlock {
  const id = newId();
  switch (kind) {
    case 'text':
      return { id, kind, html: {} };
    case 'heading':
      return { id, kind, level: 2, text: {} };
    case 'picture':
      return { id, kind, fileId: null, shape: 'wide', alt: {}, caption: {} };
    case 'media':
      return { id, kind, form: 'film', fileId: null, title: {}, transcript: {} };
    case 'file':
      return { id, kind, fileId: null, label: {} };
    case 'quote':
      return { id, kind, text: {}, by: {} };
    case 'button':
      return { id, kind, label: {}, to: '' };
    case 'gallery':
      return { id, kind, pictures: [] };
    case 'cards':
      return { id, kind, of: 'course', ids: [] };
    case 'questions':
      return { id, kind, ids: [] };
  }
}

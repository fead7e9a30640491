import { isButtonAddress, shortLink, textIn, type Block, type Locale, type PlainBlock, type Text } from '@vitrine/domain/kernel';
import { Blocks } from '@vitrine/ui/blocks';
import type { ComponentProps } from 'react';
import { useKnownFiles } from '../files/index.ts';

type Shown = ComponentProps<typeof Blocks>['blocks'][number];
type ShownPlain = Exclude<Shown, { kind: 'columns' }>;
type Means = { find: ReturnType<typeof useKnownFiles>['find']; say: (text: Text) => string };

/** Blocks while they are written, as the server will show them in this language. */
export function BlocksPreview({ blocks, locale }: { blocks: readonly Block[]; locale: Locale }) {
  const { find } = useKnownFiles();
  const means = { find, say: (text: Text) => textIn(text, locale) };
  const plain = (block: PlainBlock) => shownPlain(block, means);
  const shown = blocks.flatMap((block): Shown[] =>
    block.kind === 'columns' ? [{ ...block, left: block.left.flatMap(plain), right: block.right.flatMap(plain) }] : plain(block),
  );
  return <Blocks blocks={shown} linkWords={shortLink} />;
}

function shownPlain(block: PlainBlock, { find, say }: Means): ShownPlain[] {
  switch (block.kind) {
    case 'text':
      return say(block.html) === '' ? [] : [{ id: block.id, kind: block.kind, html: say(block.html) }];
    case 'heading':
      return [{ ...block, text: say(block.text) }];
    case 'quote':
      return [{ ...block, text: say(block.text), by: say(block.by) }];
    case 'button':
      return isButtonAddress(block.to) ? [{ ...block, label: say(block.label) }] : [];
    case 'picture': {
      const file = find(block.fileId);
      return file ? [{ ...block, url: file.url, alt: say(block.alt), caption: say(block.caption) }] : [];
    }
    case 'media': {
      const file = find(block.fileId);
      return file ? [{ ...block, url: file.url, title: say(block.title), transcript: say(block.transcript) }] : [];
    }
    case 'file': {
      const file = find(block.fileId);
      return file ? [{ ...block, url: file.url, name: file.name, bytes: file.bytes, label: say(block.label) }] : [];
    }
  }
}

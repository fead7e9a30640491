import type { Thing } from '@vitrine/contract/kernel';
import {
  isButtonAddress,
  shortLink,
  styledBlocks,
  textIn,
  thingsInBlocks,
  type Block,
  type Locale,
  type PlainBlock,
  type Text,
} from '@vitrine/domain/kernel';
import { Button } from '@vitrine/ui';
import { Blocks, type ShownBlock } from '@vitrine/ui/blocks';
import { StyledText } from '@vitrine/ui/styled-text';
import { useTranslation } from 'react-i18next';
import { deviceZone, nowMs } from '../device/index.ts';
import { useKnownFiles } from '../files/index.ts';
import { useNamedThings } from './things.ts';

type ShownPlain = Exclude<ShownBlock, { kind: 'columns' | 'stage' | 'form' }>;
type Means = { find: ReturnType<typeof useKnownFiles>['find']; say: (text: Text) => string; known: ReadonlyMap<string, Thing> };

/** Blocks while they are written, as the server will show them in this language. */
export function BlocksPreview({ blocks, locale }: { blocks: readonly Block[]; locale: Locale }) {
  const { t } = useTranslation('blocks');
  const { find } = useKnownFiles();
  const means = { find, say: (text: Text) => textIn(text, locale), known: useThingsOf(blocks) };
  return (
    <Blocks
      blocks={blocks.flatMap((block) => shownBlock(block, means))}
      linkWords={shortLink}
      drawText={(text) => <StyledText blocks={styledBlocks(text)} lang={locale} />}
      drawForm={({ title, hint }) => (
        <section aria-label={title}>
          <h2>{title}</h2>
          {hint ? <p>{hint}</p> : null}
          <textarea rows={3} disabled aria-label={t('form_message')} style={{ width: '100%' }} />
          <Button disabled>{t('form_send')}</Button>
        </section>
      )}
      now={nowMs()}
      zone={deviceZone()}
    />
  );
}

function useThingsOf(blocks: readonly Block[]): ReadonlyMap<string, Thing> {
  const named = thingsInBlocks(blocks);
  const found = [
    useNamedThings('course', named.get('course') ?? []),
    useNamedThings('reward', named.get('reward') ?? []),
    useNamedThings('campaign', named.get('campaign') ?? []),
    useNamedThings('question', named.get('question') ?? []),
  ];
  return new Map(found.flatMap(({ data }) => data?.items ?? []).map((thing) => [thing.id, thing]));
}

function shownBlock(block: Block, means: Means): ShownBlock[] {
  const { find, say } = means;
  const plain = (one: PlainBlock) => shownPlain(one, means);
  if (block.kind === 'columns') return [{ ...block, left: block.left.flatMap(plain), right: block.right.flatMap(plain) }];
  if (block.kind === 'form') return [{ ...block, title: say(block.title), hint: say(block.hint) }];
  if (block.kind !== 'stage') return plain(block);
  const { id, kind, endsAt } = block;
  const file = find(block.fileId);
  const picture = file ? { url: file.url, alt: say(block.alt) } : null;
  return [{ id, kind, endsAt, title: say(block.title), lead: say(block.lead), badge: say(block.badge), picture, zone: deviceZone() }];
}

function shownPlain(block: PlainBlock, { find, say, known }: Means): ShownPlain[] {
  const seen = (ids: readonly string[]) => ids.flatMap((id) => known.get(id) ?? []);
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
    case 'gallery': {
      const pictures = block.pictures.flatMap(({ fileId, alt }) => {
        const file = find(fileId);
        return file ? [{ url: file.url, alt: say(alt) }] : [];
      });
      return pictures.length === 0 ? [] : [{ id: block.id, kind: block.kind, pictures }];
    }
    case 'cards':
      return [{ id: block.id, kind: block.kind, of: block.of, things: seen(block.ids) }];
    case 'questions':
      return [{ id: block.id, kind: block.kind, things: seen(block.ids) }];
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

import { allBlocks, blocksBytesLimit, blockKinds, blocksLimit, lackingInBlocks, type Block } from '@vitrine/domain/kernel';
import { formatBytes, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { BlockFields } from './block-fields.tsx';
import { BlockList } from './block-list.tsx';
import classes from './blocks.module.css';
import { ColumnsFields } from './columns-fields.tsx';
import { newBlock } from './new-block.ts';

type BlocksEditorProps = {
  value: readonly Block[];
  onChange: (value: Block[]) => void;
  /** What the server says of the blocks as a whole. */
  error?: string | undefined;
  isDisabled?: boolean;
};

/** Blocks in their order, in the language of the tab above: dragged, or moved by keyboard and buttons; each says what it still lacks. */
export function BlocksEditor({ value, onChange, error, isDisabled = false }: BlocksEditorProps) {
  const { t, i18n } = useTranslation('blocks');
  const locale = matchLocale(i18n.language);
  const lacking = new Map(lackingInBlocks(value).map(({ blockId, lack }) => [blockId, lack]));
  const count = allBlocks(value).length;
  const isFull = count >= blocksLimit;
  const size = formatBytes(new TextEncoder().encode(JSON.stringify(value)).length, locale);
  return (
    <section className={classes.editor} aria-label={t('blocks')}>
      <h2 className={classes.head}>
        {t('blocks')} <small>{t('used', { count, limit: blocksLimit, size, most: formatBytes(blocksBytesLimit, locale) })}</small>
      </h2>
      <BlockList
        value={value}
        onChange={onChange}
        kinds={blockKinds}
        make={newBlock}
        lacking={lacking}
        draw={(block, change) =>
          block.kind === 'columns' ? (
            <ColumnsFields block={block} onChange={change} lacking={lacking} isFull={isFull} isDisabled={isDisabled} />
          ) : (
            <BlockFields block={block} onChange={change} />
          )
        }
        isFull={isFull}
        isDisabled={isDisabled}
      />
      <span role="alert" className={classes.error}>
        {error}
      </span>
    </section>
  );
}

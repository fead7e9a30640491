import { allBlocks, blocksBytesLimit, blockKinds, blocksLimit, lackingInBlocks, type Block, type BlockKind } from '@vitrine/domain/kernel';
import { formatBytes, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { BlockFields } from './block-fields.tsx';
import { BlockList } from './block-list.tsx';
import classes from './blocks.module.css';
import { ColumnsFields } from './columns-fields.tsx';
import { newBlock } from './new-block.ts';
import { FormFields, StageFields } from './page-fields.tsx';

type BlocksEditorProps = {
  value: readonly Block[];
  onChange: (value: Block[]) => void;
  /** What the server says of the blocks as a whole. */
  error?: string | undefined;
  isDisabled?: boolean;
  /** All, unless told. */
  kinds?: readonly BlockKind[];
};

/** Blocks in their order, in the language of the tab above: dragged, or moved by keyboard and buttons; each says what it still lacks. */
export function BlocksEditor({ value, onChange, error, isDisabled = false, kinds = blockKinds }: BlocksEditorProps) {
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
        kinds={kinds}
        make={newBlock}
        lacking={lacking}
        draw={(block, change) => {
          if (block.kind === 'stage') return <StageFields block={block} onChange={change} />;
          if (block.kind === 'form') return <FormFields block={block} onChange={change} />;
          if (block.kind !== 'columns') return <BlockFields block={block} onChange={change} />;
          return <ColumnsFields block={block} onChange={change} lacking={lacking} isFull={isFull} isDisabled={isDisabled} />;
        }}
        isFull={isFull}
        isDisabled={isDisabled}
      />
      <span role="alert" className={classes.error}>
        {error}
      </span>
    </section>
  );
}

import { plainBlockKinds, type BlockLack, type ColumnsBlock } from '@vitrine/domain/kernel';
import { useTranslation } from 'react-i18next';
import { BlockFields } from './block-fields.tsx';
import { BlockList } from './block-list.tsx';
import classes from './blocks.module.css';
import { newPlainBlock } from './new-block.ts';

type ColumnsFieldsProps = {
  block: ColumnsBlock;
  onChange: (block: ColumnsBlock) => void;
  lacking: ReadonlyMap<string, BlockLack>;
  isFull: boolean;
  isDisabled: boolean;
};

/** Two lists beside each other, below each other on a phone. */
export function ColumnsFields({ block, onChange, lacking, isFull, isDisabled }: ColumnsFieldsProps) {
  const { t } = useTranslation('blocks');
  return (
    <div className={classes.columns}>
      {(['left', 'right'] as const).map((side) => (
        <section key={side} aria-label={t(side)}>
          <h3 className={classes.side}>{t(side)}</h3>
          <BlockList
            value={block[side]}
            onChange={(inner) => onChange({ ...block, [side]: inner })}
            kinds={plainBlockKinds}
            make={newPlainBlock}
            draw={(inner, change) => <BlockFields block={inner} onChange={change} />}
            lacking={lacking}
            isFull={isFull || block[side].length >= 12}
            isDisabled={isDisabled}
          />
        </section>
      ))}
    </div>
  );
}

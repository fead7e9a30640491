import type { BlockKind } from '@vitrine/domain/kernel';
import { Menu } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { IconPlus } from '../icons.ts';
import { blockSigns } from './block-signs.ts';
import classes from './blocks.module.css';

type AddBlockProps<Kind extends BlockKind> = { kinds: readonly Kind[]; isFull: boolean; onAdd: (kind: Kind) => void };

/** What may come next, by kind. */
export function AddBlock<Kind extends BlockKind>({ kinds, isFull, onAdd }: AddBlockProps<Kind>) {
  const { t } = useTranslation('blocks');
  return (
    <Menu width={260}>
      <Menu.Target>
        <button type="button" className={classes.add} disabled={isFull}>
          <IconPlus size={20} stroke={1.75} aria-hidden /> {t(isFull ? 'full' : 'add')}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {kinds.map((kind) => (
          <Menu.Item key={kind} leftSection={<Sign kind={kind} />} onClick={() => onAdd(kind)}>
            <KindName kind={kind} />
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function Sign({ kind }: { kind: BlockKind }) {
  const Drawn = blockSigns[kind];
  return <Drawn size={20} stroke={1.75} aria-hidden />;
}

function KindName({ kind }: { kind: BlockKind }) {
  const { t } = useTranslation('blocks');
  return t(`kind.${kind}`);
}

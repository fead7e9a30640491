import { useSortable } from '@dnd-kit/sortable';
import type { Block, BlockLack } from '@vitrine/domain/kernel';
import { IconButton } from '@vitrine/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconAlertTriangle, IconArrowDown, IconArrowUp, IconGripVertical, IconTrash } from '../icons.ts';
import { blockSigns } from './block-signs.ts';
import classes from './blocks.module.css';

type BlockCardProps = {
  block: Block;
  place: number;
  isLast: boolean;
  lack: BlockLack | undefined;
  isDisabled: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
  /** Its fields. */
  children: ReactNode;
};
const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** One block: what it is, where it stands, what it holds, and what it lacks before it may be shown. */
export function BlockCard({ block, place, isLast, lack, isDisabled, onMove, onRemove, children }: BlockCardProps) {
  const { t } = useTranslation('blocks');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: block.id,
    disabled: isDisabled,
  });
  const style = { transform: transform ? `translateY(${Math.round(transform.y)}px)` : undefined, transition };
  const Sign = blockSigns[block.kind];
  const title = t('block_at', { kind: t(`kind.${block.kind}`), place });
  return (
    <li ref={setNodeRef} className={classes.card} style={style} data-dragging={isDragging || undefined} aria-label={title}>
      <header className={classes.cardHead}>
        <button
          type="button"
          ref={setActivatorNodeRef}
          className={classes.handle}
          {...attributes}
          {...listeners}
          aria-roledescription={t('drag.role')}
          aria-label={t('drag.handle', { title })}
        >
          <IconGripVertical {...icon} />
        </button>
        <Sign {...icon} />
        <b>{t(`kind.${block.kind}`)}</b>
        {isDisabled ? null : (
          <span className={classes.actions}>
            <IconButton label={t('up', { title })} disabled={place === 1} onClick={() => onMove(-1)}>
              <IconArrowUp {...icon} />
            </IconButton>
            <IconButton label={t('down', { title })} disabled={isLast} onClick={() => onMove(1)}>
              <IconArrowDown {...icon} />
            </IconButton>
            <IconButton label={t('remove', { title })} onClick={onRemove}>
              <IconTrash {...icon} />
            </IconButton>
          </span>
        )}
      </header>
      {children}
      {lack ? (
        <p className={classes.lack}>
          <IconAlertTriangle {...icon} /> {t(`lack.${lack}`)}
        </p>
      ) : null}
    </li>
  );
}

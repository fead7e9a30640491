import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core';
import { arrayMove, SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { Block, BlockKind, BlockLack } from '@vitrine/domain/kernel';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { AddBlock } from './add-block.tsx';
import { BlockCard } from './block-card.tsx';
import classes from './blocks.module.css';

type BlockListProps<One extends Block, Kind extends BlockKind> = {
  value: readonly One[];
  onChange: (value: One[]) => void;
  kinds: readonly Kind[];
  make: (kind: Kind) => One;
  /** The fields of one block. */
  draw: (block: One, onChange: (block: One) => void) => ReactNode;
  lacking: ReadonlyMap<string, BlockLack>;
  isFull: boolean;
  isDisabled: boolean;
};

/** One list of blocks: the page itself, or one of two columns. */
export function BlockList<One extends Block, Kind extends BlockKind>({
  value,
  onChange,
  kinds,
  make,
  draw,
  lacking,
  isFull,
  isDisabled,
}: BlockListProps<One, Kind>) {
  const { t } = useTranslation('blocks');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = value.map(({ id }) => id);
  const nameOf = (id: unknown) => t(`kind.${value.find((block) => block.id === id)?.kind ?? 'text'}`);
  const placeOf = (id: unknown) => ids.indexOf(String(id)) + 1;
  const move = (from: number, to: number) => {
    if (from !== to && from >= 0 && to >= 0 && to < ids.length) onChange(arrayMove([...value], from, to));
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over) move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };
  const announcements = {
    onDragStart: ({ active }: { active: { id: unknown } }) => t('drag.lifted', { title: nameOf(active.id) }),
    onDragOver: ({ over }: { over: { id: unknown } | null }) =>
      over ? t('drag.over', { place: placeOf(over.id), count: ids.length }) : undefined,
    onDragEnd: ({ active, over }: { active: { id: unknown }; over: { id: unknown } | null }) =>
      t('drag.dropped', { title: nameOf(active.id), place: placeOf(over?.id ?? active.id) }),
    onDragCancel: () => t('drag.cancelled'),
  };
  const add = (at: number, kind: Kind) => onChange([...value.slice(0, at), make(kind), ...value.slice(at)]);
  return (
    <div className={classes.stack}>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={onDragEnd}
        accessibility={{ announcements, screenReaderInstructions: { draggable: t('drag.how') } }}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ol className={classes.stack}>
            {value.map((block, place) => (
              <BlockCard
                key={block.id}
                block={block}
                place={place + 1}
                isLast={place === value.length - 1}
                lack={lacking.get(block.id)}
                isDisabled={isDisabled}
                onMove={(by) => move(place, place + by)}
                onRemove={() => onChange(value.filter(({ id }) => id !== block.id))}
              >
                {draw(block, (next) => onChange(value.map((old) => (old.id === next.id ? next : old))))}
              </BlockCard>
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      {value.length === 0 ? <p className={classes.none}>{t('none')}</p> : null}
      {isDisabled ? null : <AddBlock kinds={kinds} isFull={isFull} onAdd={(kind) => add(value.length, kind)} />}
    </div>
  );
}

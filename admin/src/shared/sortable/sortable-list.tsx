import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { arrayMove, SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type At = { id: unknown };
type SortableListProps = {
  ids: readonly string[];
  /** Whose words `drag.` it speaks. */
  room: string;
  className: string | undefined;
  titleOf: (id: unknown) => string;
  onOrder: (ids: string[]) => void;
  /** The rows; `move` puts the one at a place elsewhere, as buttons of a row do. */
  children: (move: (from: number, to: number) => void) => ReactNode;
};

/** Rows in their order: dragged, moved by keyboard (space, arrows, space), or by the buttons of a row; each step is said to those who hear it. */
export function SortableList({ ids, room, className, titleOf, onOrder, children }: SortableListProps) {
  const { t } = useTranslation(room);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const items = [...ids];
  const placeOf = (id: unknown) => items.indexOf(String(id)) + 1;
  const move = (from: number, to: number) => {
    if (from !== to && from >= 0 && to >= 0 && to < items.length) onOrder(arrayMove(items, from, to));
  };
  const announcements = {
    onDragStart: ({ active }: { active: At }) => t('drag.lifted', { title: titleOf(active.id) }),
    onDragOver: ({ over }: { over: At | null }) => (over ? t('drag.over', { place: placeOf(over.id), count: items.length }) : undefined),
    onDragEnd: ({ active, over }: { active: At; over: At | null }) =>
      t('drag.dropped', { title: titleOf(active.id), place: placeOf(over?.id ?? active.id) }),
    onDragCancel: () => t('drag.cancelled'),
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={({ active, over }) => {
        if (over) move(placeOf(active.id) - 1, placeOf(over.id) - 1);
      }}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('drag.how') } }}
    >
      <SortableContext items={items} strategy={verticalListSortingStrategy}>
        <ol className={className}>{children(move)}</ol>
      </SortableContext>
    </DndContext>
  );
}

import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core';
import { arrayMove, SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { CourseDraft } from '@vitrine/contract/catalog';
import { textIn } from '@vitrine/domain/kernel';
import { Link } from '@vitrine/ui';
import { matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { IconBook } from '../../shared/icons.ts';
import { ActivityRow } from './activity-row.tsx';
import { AddActivity } from './add-activity.tsx';
import classes from './catalog.module.css';
import type { DraftWork } from './use-draft-work.ts';

type ActivityListProps = { draft: CourseDraft; openId: string | undefined; work: DraftWork };

/** The course and its activities in their order: dragged, moved by keyboard (space, arrows, space), or by the buttons of a row. */
export function ActivityList({ draft, openId, work }: ActivityListProps) {
  const { t, i18n } = useTranslation('catalog');
  const locale = matchLocale(i18n.language);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = draft.activities.map(({ id }) => id);
  const placeOf = (id: unknown) => ids.indexOf(String(id)) + 1;
  const titleOf = (id: unknown) => textIn(draft.activities.find((one) => one.id === id)?.title ?? {}, locale) || t('untitled');
  const move = (from: number, to: number) => {
    if (from !== to && from >= 0 && to >= 0 && to < ids.length) work.order(arrayMove(ids, from, to));
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over) move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };
  const announcements = {
    onDragStart: ({ active }: { active: { id: unknown } }) => t('drag.lifted', { title: titleOf(active.id) }),
    onDragOver: ({ over }: { over: { id: unknown } | null }) =>
      over ? t('drag.over', { place: placeOf(over.id), count: ids.length }) : undefined,
    onDragEnd: ({ active, over }: { active: { id: unknown }; over: { id: unknown } | null }) =>
      t('drag.dropped', { title: titleOf(active.id), place: placeOf(over?.id ?? active.id) }),
    onDragCancel: () => t('drag.cancelled'),
  };
  return (
    <>
      <Link href={`/courses/${draft.id}`} className={classes.item} {...(openId === undefined ? { 'aria-current': 'page' as const } : {})}>
        <span className={classes.sign}>
          <IconBook size={20} stroke={1.75} aria-hidden />
        </span>
        <span className={classes.itemWords}>
          <b>{t('details')}</b>
          <small>{t('details_hint')}</small>
        </span>
      </Link>
      <h2 className={classes.listTitle}>
        {t('activities')} <span>{ids.length}</span>
      </h2>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={onDragEnd}
        accessibility={{ announcements, screenReaderInstructions: { draggable: t('drag.how') } }}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ol className={classes.activities}>
            {draft.activities.map((activity, place) => (
              <ActivityRow
                key={activity.id}
                courseId={draft.id}
                activity={activity}
                title={titleOf(activity.id)}
                isOpen={activity.id === openId}
                isFirst={place === 0}
                isLast={place === ids.length - 1}
                mayChange={draft.can.save}
                onMove={(by) => move(place, place + by)}
                onRemove={() => work.remove(activity)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      {draft.can.save ? <AddActivity onAdd={work.add} isBusy={work.isBusy} /> : null}
    </>
  );
}

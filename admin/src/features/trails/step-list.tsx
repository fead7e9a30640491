import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core';
import { arrayMove, SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { TrailDraft } from '@vitrine/contract/trails';
import { textIn } from '@vitrine/domain/kernel';
import { matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { AddStep } from './add-step.tsx';
import { StepRow } from './step-row.tsx';
import classes from './trails.module.css';
import { useSteps } from './use-steps.ts';

/** The steps in their order: dragged, moved by keyboard (space, arrows, space), or by the buttons of a row. */
export function StepList({ draft }: { draft: TrailDraft }) {
  const { t, i18n } = useTranslation('trails');
  const locale = matchLocale(i18n.language);
  const steps = useSteps(draft);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = draft.items.map(({ subjectId }) => subjectId);
  const placeOf = (id: unknown) => ids.indexOf(String(id)) + 1;
  const titleOf = (id: unknown) => textIn(draft.items.find(({ subjectId }) => subjectId === id)?.title ?? {}, locale) || t('untitled');
  const move = (from: number, to: number) => {
    if (from !== to && from >= 0 && to >= 0 && to < ids.length) steps.order(arrayMove(ids, from, to));
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
  const minutes = draft.items.reduce((sum, { workloadMinutes }) => sum + workloadMinutes, 0);
  return (
    <section className={classes.steps} aria-label={t('steps')}>
      <h2 className={classes.listTitle}>
        {t(draft.trail.isSequential ? 'steps_in_order' : 'steps')} <span>{t('steps_sum', { count: ids.length, minutes })}</span>
      </h2>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={onDragEnd}
        accessibility={{ announcements, screenReaderInstructions: { draggable: t('drag.how') } }}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ol className={classes.list}>
            {draft.items.map((step, place) => (
              <StepRow
                key={step.subjectId}
                step={step}
                place={place + 1}
                title={titleOf(step.subjectId)}
                isLast={place === ids.length - 1}
                mayChange={draft.can.save}
                onMove={(by) => move(place, place + by)}
                onRequire={(isRequired) => steps.require(step.subjectId, isRequired)}
                onRemove={() => steps.remove(step)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      {ids.length === 0 ? <p className={classes.none}>{t('no_steps')}</p> : null}
      {draft.can.save ? <AddStep taken={ids} onAdd={steps.add} isBusy={steps.isBusy} /> : null}
    </section>
  );
}

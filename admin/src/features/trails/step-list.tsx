import type { TrailDraft } from '@vitrine/contract/trails';
import { textIn } from '@vitrine/domain/kernel';
import { matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { SortableList } from '../../shared/sortable/index.ts';
import { AddStep } from './add-step.tsx';
import { StepRow } from './step-row.tsx';
import classes from './trails.module.css';
import { useSteps } from './use-steps.ts';

/** The steps in their order: dragged, moved by keyboard (space, arrows, space), or by the buttons of a row. */
export function StepList({ draft }: { draft: TrailDraft }) {
  const { t, i18n } = useTranslation('trails');
  const locale = matchLocale(i18n.language);
  const steps = useSteps(draft);
  const ids = draft.items.map(({ subjectId }) => subjectId);
  const titleOf = (id: unknown) => textIn(draft.items.find(({ subjectId }) => subjectId === id)?.title ?? {}, locale) || t('untitled');
  const minutes = draft.items.reduce((sum, { workloadMinutes }) => sum + workloadMinutes, 0);
  return (
    <section className={classes.steps} aria-label={t('steps')}>
      <h2 className={classes.listTitle}>
        {t(draft.trail.isSequential ? 'steps_in_order' : 'steps')} <span>{t('steps_sum', { count: ids.length, minutes })}</span>
      </h2>
      <SortableList ids={ids} room="trails" className={classes.list} titleOf={titleOf} onOrder={steps.order}>
        {(move) =>
          draft.items.map((step, place) => (
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
          ))
        }
      </SortableList>
      {ids.length === 0 ? <p className={classes.none}>{t('no_steps')}</p> : null}
      {draft.can.save ? <AddStep taken={ids} onAdd={steps.add} isBusy={steps.isBusy} /> : null}
    </section>
  );
}

import { useSortable } from '@dnd-kit/sortable';
import type { TrailItemInDraft } from '@vitrine/contract/trails';
import { IconButton, Link, Menu } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import {
  IconAlertTriangle,
  IconArrowDown,
  IconArrowUp,
  IconBook,
  IconCheck,
  IconDotsVertical,
  IconGripVertical,
  IconTrash,
} from '../../shared/icons.ts';
import classes from './trails.module.css';

type StepRowProps = {
  step: TrailItemInDraft;
  place: number;
  title: string;
  isLast: boolean;
  mayChange: boolean;
  onMove: (by: 1 | -1) => void;
  onRequire: (isRequired: boolean) => void;
  onRemove: () => void;
};
const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** One step: handle, place, sign, title, whether somebody could begin it, and its menu. */
export function StepRow({ step, place, title, isLast, mayChange, onMove, onRequire, onRemove }: StepRowProps) {
  const { t } = useTranslation('trails');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: step.subjectId,
    disabled: !mayChange,
  });
  const style = { transform: transform ? `translateY(${Math.round(transform.y)}px)` : undefined, transition };
  return (
    <li ref={setNodeRef} className={classes.step} style={style} data-dragging={isDragging || undefined}>
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
      <span className={classes.place}>{place}</span>
      <span className={classes.sign}>
        <IconBook size={20} stroke={1.75} aria-hidden />
      </span>
      <span className={classes.words}>
        <Link href={`/courses/${step.subjectId}`}>{title}</Link>
        <small>
          {t('step_meta', { minutes: step.workloadMinutes })}
          {step.isRequired ? '' : ` · ${t('optional')}`}
        </small>
        {step.isInCatalog ? null : (
          <small className={classes.lacking}>
            <IconAlertTriangle size={16} stroke={1.75} aria-hidden /> {t('not_published')}
          </small>
        )}
      </span>
      {mayChange ? (
        <Menu position="bottom-end">
          <Menu.Target>
            <IconButton label={t('step_menu', { title })}>
              <IconDotsVertical {...icon} />
            </IconButton>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconArrowUp {...icon} />} disabled={place === 1} onClick={() => onMove(-1)}>
              {t('move_up')}
            </Menu.Item>
            <Menu.Item leftSection={<IconArrowDown {...icon} />} disabled={isLast} onClick={() => onMove(1)}>
              {t('move_down')}
            </Menu.Item>
            <Menu.Item leftSection={<IconCheck {...icon} />} onClick={() => onRequire(!step.isRequired)}>
              {t(step.isRequired ? 'make_optional' : 'make_required')}
            </Menu.Item>
            <Menu.Item leftSection={<IconTrash {...icon} />} onClick={onRemove}>
              {t('remove')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      ) : null}
    </li>
  );
}

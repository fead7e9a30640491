import { useSortable } from '@dnd-kit/sortable';
import type { ActivityInDraft } from '@vitrine/contract/catalog';
import { IconButton, Link, Menu } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { IconAlertTriangle, IconArrowDown, IconArrowUp, IconDotsVertical, IconGripVertical, IconTrash } from '../../shared/icons.ts';
import classes from './catalog.module.css';
import { KindIcon } from './kinds/kind-icon.tsx';
import { useKindName } from './kinds/use-kind-name.ts';

type ActivityRowProps = {
  courseId: string;
  activity: ActivityInDraft;
  title: string;
  isOpen: boolean;
  isFirst: boolean;
  isLast: boolean;
  mayChange: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
};

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** One activity in the list: handle, sign, title, what it lacks, and its menu. */
export function ActivityRow({ courseId, activity, title, isOpen, isFirst, isLast, mayChange, onMove, onRemove }: ActivityRowProps) {
  const { t } = useTranslation('catalog');
  const nameOf = useKindName();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: activity.id,
    disabled: !mayChange,
  });
  const style = { transform: transform ? `translateY(${Math.round(transform.y)}px)` : undefined, transition };
  return (
    <li ref={setNodeRef} className={classes.activity} style={style} data-dragging={isDragging || undefined} data-open={isOpen || undefined}>
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
      <Link
        href={`/courses/${courseId}?at=${activity.id}`}
        className={classes.item}
        {...(isOpen ? { 'aria-current': 'page' as const } : {})}
      >
        <span className={classes.sign}>
          <KindIcon kind={activity.kind} />
        </span>
        <span className={classes.itemWords}>
          <b>{title}</b>
          <small>{nameOf(activity.kind)}</small>
        </span>
        {activity.missing.length > 0 ? (
          <span className={classes.lacking}>
            <IconAlertTriangle size={20} stroke={1.75} aria-hidden />
            <span className="visually-hidden">{t('unfinished')}</span>
          </span>
        ) : null}
      </Link>
      {mayChange ? (
        <Menu position="bottom-end">
          <Menu.Target>
            <IconButton label={t('activity_menu', { title })}>
              <IconDotsVertical {...icon} />
            </IconButton>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconArrowUp {...icon} />} disabled={isFirst} onClick={() => onMove(-1)}>
              {t('move_up')}
            </Menu.Item>
            <Menu.Item leftSection={<IconArrowDown {...icon} />} disabled={isLast} onClick={() => onMove(1)}>
              {t('move_down')}
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

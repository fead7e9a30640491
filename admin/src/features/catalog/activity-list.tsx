import type { CourseDraft } from '@vitrine/contract/catalog';
import { textIn } from '@vitrine/domain/kernel';
import { Link } from '@vitrine/ui';
import { matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { SortableList } from '../../shared/sortable/index.ts';
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
  const ids = draft.activities.map(({ id }) => id);
  const titleOf = (id: unknown) => textIn(draft.activities.find((one) => one.id === id)?.title ?? {}, locale) || t('untitled');
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
      <SortableList ids={ids} room="catalog" className={classes.activities} titleOf={titleOf} onOrder={work.order}>
        {(move) =>
          draft.activities.map((activity, place) => (
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
          ))
        }
      </SortableList>
      {draft.can.save ? <AddActivity onAdd={work.add} isBusy={work.isBusy} /> : null}
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { ClassActivity, MyClass } from '@vitrine/contract/classes';
import { kindFacts } from '@vitrine/domain/activities';
import type { CourseScene } from '@vitrine/domain/catalog';
import { Avatar, Failed, Link, Loading, ProgressBar, StageCard } from '@vitrine/ui';
import { formatTime } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { timeZone } from '../../shared/device/clock.ts';
import { IconCheck, IconLock, IconLockOpen, IconPlayerPlayFilled } from '../../shared/icons.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { activitiesQuery } from './api.ts';
import styles from './class-activities.module.css';
import { ClassStateChip } from './class-words.tsx';

type ClassActivitiesProps = { one: MyClass; courseId: string; scene: CourseScene };

/** The steps of a live class that the member is in, on one line: the instructor opens them one by one, and this list shows it at once (LIV-02, LIV-03). */
export function ClassActivities({ one, courseId, scene }: ClassActivitiesProps) {
  const { t } = useTranslation('classes');
  const locale = useLocale();
  const found = useQuery(activitiesQuery(one.id));
  if (found.isPending) return <Loading shape="list" rows={3} />;
  if (found.isError && !found.data) return <Failed error={found.error} onRetry={() => void found.refetch()} />;
  const { items, people } = found.data;
  if (items.length === 0) return null;
  const now = latest(items);
  const done = items.filter(({ mine }) => mine === 'done').length;
  const steps = t('activities.steps', { done, count: items.length });
  const running = one.encounters.find(({ phase, isCanceled }) => phase === 'running' && !isCanceled);
  return (
    <section aria-labelledby={`activities-${one.id}`} className={styles.steps}>
      <h4 id={`activities-${one.id}`}>{t('activities.title')}</h4>
      <div className={styles.by}>
        {one.instructor === null ? null : (
          <>
            <Avatar name={one.instructor} />
            <p>{t('activities.by', { name: firstName(one.instructor) })}</p>
          </>
        )}
        {one.state === 'live' ? <ClassStateChip state="live" /> : null}
      </div>
      <p className={styles.far}>
        <span>{steps}</span>
        {running ? <span>{t('activities.until', { at: formatTime(running.endsAt, timeZone(), locale) })}</span> : null}
      </p>
      <ProgressBar value={done / items.length} label={t('activities.title')} valueText={steps} />
      <ol className={styles.list}>
        {items.map((item) => (
          <li key={item.activityId} className={styles.item} data-state={item === now ? 'now' : stateOf(item)}>
            {item === now ? (
              <Now item={item} people={people} by={one.instructor} courseId={courseId} scene={scene} />
            ) : (
              <Row item={item} courseId={courseId} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

const hrefOf = (courseId: string, { hierarchy_order }: ClassActivity) => `/courses/${courseId}/activities/${hierarchy_order}`;
const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? name;

/** What the class is at: the one that was opened last, unless this member is done with it. */
function latest(items: readonly ClassActivity[]): ClassActivity | undefined {
  return items
    .filter(({ openedAt, mine }) => openedAt !== null && mine !== 'done')
    .reduce<ClassActivity | undefined>((last, item) => ((item.openedAt ?? '') >= (last?.openedAt ?? '') ? item : last), undefined);
}

function stateOf({ mine, state }: ClassActivity): 'done' | 'open' | 'locked' {
  if (mine === 'done') return 'done';
  return state === 'live_class_opened' ? 'open' : 'locked';
}

type NowProps = { item: ClassActivity; people: number; by: string | null; courseId: string; scene: CourseScene };

/** The one lit thing: the step that was opened now, and the way into it. */
function Now({ item, people, by, courseId, scene }: NowProps) {
  const { t } = useTranslation('classes');
  const locale = useLocale();
  const { alone, inText } = kindFacts[item.kind].names[locale];
  return (
    <StageCard
      label={item.title}
      kicker={by === null ? t('activities.now') : t('activities.now_by', { name: firstName(by) })}
      title={item.title}
      object={scene}
      now={`${alone} · ${t(item.mine === 'begun' ? 'activities.begun' : 'activities.live_class_opened')}`}
      {...(item.at > 0 ? { left: t('activities.others', { at: item.at, people }) } : {})}
      action={{
        label: t(item.mine === 'begun' ? 'activities.go_on' : 'activities.begin', { kind: inText }),
        href: hrefOf(courseId, item),
        icon: <IconPlayerPlayFilled size={18} aria-hidden />,
      }}
    />
  );
}

const signs = { done: IconCheck, open: IconLockOpen, locked: IconLock };

function Row({ item, courseId }: { item: ClassActivity; courseId: string }) {
  const { t } = useTranslation('classes');
  const locale = useLocale();
  const state = stateOf(item);
  const Sign = signs[state];
  const said =
    state === 'done'
      ? t('activities.done')
      : item.mine === 'begun' && state === 'open'
        ? t('activities.begun')
        : t(`activities.${item.state}`);
  const words = (
    <>
      <span className={styles.mark}>
        <Sign size={20} stroke={1.75} aria-hidden />
      </span>
      <span className={styles.words}>
        <b>{item.title}</b>
        <small>
          {kindFacts[item.kind].names[locale].alone} · {said}
        </small>
      </span>
    </>
  );
  if (item.state === 'live_class_closed') return <span className={styles.row}>{words}</span>;
  return (
    <Link href={hrefOf(courseId, item)} className={styles.row ?? ''}>
      {words}
    </Link>
  );
}

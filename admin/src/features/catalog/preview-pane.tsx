import { useQuery } from '@tanstack/react-query';
import type { ActivityInDraft, CourseDraft } from '@vitrine/contract/catalog';
import { textIn } from '@vitrine/domain/kernel';
import { Loading, CatalogCard } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { useTranslation } from 'react-i18next';
import { useWritten } from '../../shared/fields/index.ts';
import { useKnownFiles } from '../../shared/files/index.ts';
import { PhonePreview } from '../../shared/writing/index.ts';
import { previewQuery } from './api.ts';
import classes from './catalog.module.css';
import { useActivityOnScreen } from './activity-on-screen.ts';
import { useCourseOnScreen } from './course-on-screen.ts';
import { ActivityKindLive, isLive } from './kinds/activity-kind-live.tsx';
import { ActivityKindPreview } from './kinds/activity-kind-preview.tsx';
import { useKindName } from './kinds/use-kind-name.ts';

type PreviewPaneProps = { draft: CourseDraft; activity: ActivityInDraft | undefined; isDirty: boolean };

/** The learner's view beside the form, in the language that is being written: the course's card as it is typed, an activity as the server would hand it out. */
export function PreviewPane({ draft, activity, isDirty }: PreviewPaneProps) {
  const { t } = useTranslation('catalog');
  return (
    <PhonePreview
      as={t(activity && isLive(activity.kind) ? 'preview.live' : activity && isDirty ? 'preview.saved_only' : 'preview.as_learner')}
    >
      {activity && isLive(activity.kind) ? (
        <LivePreview key={activity.id} activity={activity} />
      ) : activity && isUnfinished(activity) ? (
        <p className={classes.noPreview}>{t('preview.unfinished')}</p>
      ) : activity ? (
        <ActivityPreview key={activity.id} courseId={draft.id} place={activity.hierarchy_order} version={draft.version} />
      ) : (
        <CoursePreview draft={draft} />
      )}
    </PhonePreview>
  );
}

/** A game, to be played as it is written. */
function LivePreview({ activity }: { activity: ActivityInDraft }) {
  return <ActivityKindLive content={useActivityOnScreen(activity.id, activity.content)} />;
}

/** What the server would refuse to show; a title may still be on its way. */
const isUnfinished = ({ missing }: ActivityInDraft) => missing.some((code) => code !== 'title_required');

function ActivityPreview({ courseId, place, version }: { courseId: string; place: number; version: number }) {
  const { t } = useTranslation('catalog');
  const { atForm } = useMessages();
  const locale = useWritten();
  const preview = useQuery(previewQuery({ courseId, place, version, locale }));
  if (preview.isPending) return <Loading shape="list" rows={3} />;
  if (preview.isError) {
    const code = refusalCode(preview.error);
    return <p className={classes.noPreview}>{code === 'activity_unfinished' ? t('preview.unfinished') : atForm(code)}</p>;
  }
  const { title, summary, content, attempt } = preview.data;
  return (
    <>
      <ActivityKindPreview title={title || t('untitled')} content={content} attempt={attempt} />
      <h3 className={classes.phoneTitle}>{title || t('untitled')}</h3>
      <p className={classes.phoneText}>{summary}</p>
    </>
  );
}

function CoursePreview({ draft }: { draft: CourseDraft }) {
  const { t } = useTranslation('catalog');
  const nameOf = useKindName();
  const locale = useWritten();
  const { find } = useKnownFiles();
  const course = useCourseOnScreen(draft.id, draft.course);
  const title = textIn(course.title ?? {}, locale) || t('untitled');
  const meta = t('preview.meta', { count: draft.activities.length, minutes: course.workloadMinutes ?? 0 });
  return (
    <div inert>
      <CatalogCard
        href="/courses"
        title={title}
        meta={meta}
        object={course.scene ?? 'fridge'}
        photoUrl={find(course.imageFileId)?.url ?? null}
        progress={{ value: 0, label: title }}
      />
      <p className={classes.phoneText}>{textIn(course.summary ?? {}, locale)}</p>
      <ol className={classes.phoneActivities}>
        {draft.activities.map(({ id, title: name, kind }) => (
          <li key={id}>
            <b>{textIn(name, locale) || t('untitled')}</b>
            <small>{nameOf(kind)}</small>
          </li>
        ))}
      </ol>
    </div>
  );
}

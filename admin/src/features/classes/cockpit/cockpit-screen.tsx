import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { call } from '@vitrine/client';
import { getClassToManage, watchClass, type ClassDetail, type ClassWatch, type HeldEncounter } from '@vitrine/contract/classes';
import { Button, ConsolePanes, Failed, Loading, NotFound, PageHeading, StateChip } from '@vitrine/ui';
import { cityOf, formatInstant, formatTime, matchLocale } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classKey } from '../classes.tsx';
import { SteerButtons } from '../steer-buttons.tsx';
import { everyMs, useOpenings } from '../use-openings.ts';
import { Answers } from './answers.tsx';
import styles from './cockpit.module.css';
import { hereIn, PeopleNow } from './people-now.tsx';
import { Stages } from './stages.tsx';

/** A live class while it is taught: who is there, the activities to open one after the other, and the answers as they come (LIV-02, ADM-06). */
export function CockpitScreen() {
  const { classId = '' } = useParams({ strict: false });
  const found = useQuery({ queryKey: classKey(classId), queryFn: () => call(getClassToManage, { params: { classId } }) });
  if (found.isPending) return <Loading shape="list" rows={6} />;
  if (found.isError) return <Failed error={found.error} onRetry={() => void found.refetch()} />;
  if (found.data.class.kind !== 'live_class' || !found.data.isPublished) return <NotFound homeHref="/classes" />;
  return <Cockpit detail={found.data} />;
}

function Cockpit({ detail }: { detail: ClassDetail }) {
  const { t } = useTranslation('classes');
  const [chosen, setChosen] = useState<string>();
  const [pane, setPane] = useState<'people' | 'stages' | 'answers'>('stages');
  const openings = useOpenings(detail.id);
  const watch = useQuery({
    queryKey: ['classes', 'watch', detail.id, chosen],
    queryFn: () => call(watchClass, { params: { classId: detail.id }, query: chosen === undefined ? {} : { activityId: chosen } }),
    refetchInterval: everyMs,
    placeholderData: (before) => before,
  });
  const failed = [watch, openings].find(({ isError, data }) => isError && !data);
  if (failed) return <Failed error={failed.error} onRetry={() => void Promise.all([watch.refetch(), openings.refetch()])} />;
  if (!watch.data || !openings.data) return <Loading shape="list" rows={6} />;
  const activityId = watch.data.activityId;
  const show = (id: string) => {
    setChosen(id);
    setPane('answers');
  };
  return (
    <ConsolePanes
      header={<Header detail={detail} watch={watch.data} isLost={watch.isError} />}
      listWidth={320}
      inspectorWidth={420}
      isDetailOpen={pane !== 'people'}
      isInspectorOpen={pane === 'answers'}
      list={<PeopleNow watch={watch.data} onBack={() => setPane('stages')} />}
      detail={
        <>
          <div className={styles.ways}>
            <Button variant="default" onClick={() => setPane('people')}>
              {t(watch.data.isUnderWay ? 'cockpit.people_here' : 'cockpit.see_people', {
                here: hereIn(watch.data),
                count: watch.data.people.length,
              })}
            </Button>
            <Button variant="default" onClick={() => setPane('answers')}>
              {t('cockpit.answers')}
            </Button>
          </div>
          <Stages classId={detail.id} openings={openings.data} at={watch.data.at} activityId={activityId} onShow={show} />
        </>
      }
      inspector={<Answers key={activityId} watch={watch.data} onClose={() => setPane('stages')} />}
    />
  );
}

function Header({ detail, watch, isLost }: { detail: ClassDetail; watch: ClassWatch; isLost: boolean }) {
  const { t } = useTranslation('classes');
  const held = detail.encounters.filter(({ isCanceled }) => !isCanceled);
  const encounter = encounterNow(held, watch.at);
  return (
    <PageHeading
      title={detail.class.name}
      backHref={`/classes?open=${detail.id}`}
      hint={
        <span className={styles.hint}>
          <StateChip
            state={detail.state === 'live' ? 'refused' : 'quiet'}
            icon={detail.state === 'live' ? <span className={styles.dot} /> : null}
          >
            {t(`list.choice.state.${detail.state}`)}
          </StateChip>
          {encounter ? <When encounter={encounter} number={held.indexOf(encounter) + 1} of={held.length} /> : null}
          {isLost ? <span role="status">{t('cockpit.lost')}</span> : null}
        </span>
      }
      actions={encounter ? <SteerButtons one={encounter} detail={detail} /> : null}
    />
  );
}

function When({ encounter: { beginsAt, endsAt, zone }, number, of }: { encounter: HeldEncounter; number: number; of: number }) {
  const { t, i18n } = useTranslation('classes');
  const locale = matchLocale(i18n.language);
  const when = { from: formatInstant(beginsAt, zone, locale), to: formatTime(endsAt, zone, locale), city: cityOf(zone) };
  return <span>{[of > 1 ? t('cockpit.encounter', { number, of }) : null, t('cockpit.when', when)].filter(Boolean).join(' · ')}</span>;
}

/** The one that runs, else the next one, else the last one. */
const encounterNow = (held: readonly HeldEncounter[], now: string): HeldEncounter | undefined =>
  held.find(({ isRunning }) => isRunning) ?? held.find(({ isEnded, endsAt }) => !isEnded && endsAt > now) ?? held.at(-1);

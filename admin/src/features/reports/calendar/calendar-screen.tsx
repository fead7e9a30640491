import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Calendar } from '@vitrine/contract/reports';
import { addDays } from '@vitrine/domain/kernel';
import { ConsolePanes, Failed, FilterChips, IconButton, LinkButton, Loading, NativeSelect, PageHeading } from '@vitrine/ui';
import { cityOf, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { IconArrowLeft, IconArrowRight, IconPlus } from '../../../shared/icons.ts';
import { calendarQuery } from './calendar-api.ts';
import { conflictsIn, newClassAt, rangeOf, teachersIn } from './calendar-words.ts';
import classes from './calendar.module.css';
import kinds from './kinds.module.css';
import { DatePane } from './date-pane.tsx';
import { useCalendarKeys } from './use-calendar-keys.ts';
import { Week } from './week.tsx';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
const usualHour = 9 * 60;

/** A week of classes, live classes, webinars and events, with what is in conflict; an empty hour begins a class there. */
export function CalendarScreen() {
  const { t, i18n } = useTranslation('reports');
  const search = useSearch({ from: '/staff/calendar' });
  const navigate = useNavigate({ from: '/calendar' });
  const found = useQuery({ ...calendarQuery(search.day), placeholderData: (before) => before });
  const { data } = found;
  const goTo = (day: string | undefined) => void navigate({ search: { who: search.who, only: search.only, day } });
  const close = () => void navigate({ search: { ...search, open: undefined }, replace: true });
  const opened = data?.dates.find(({ id }) => id === search.open);
  useCalendarKeys({
    move: (weeks) => data && goTo(addDays(data.from, weeks * 7)),
    today: () => goTo(undefined),
    close: opened ? close : undefined,
  });
  return (
    <ConsolePanes
      inspectorWidth={360}
      isInspectorOpen={opened !== undefined}
      onCloseInspector={close}
      detail={
        <div className={`${classes.page} ${kinds.kinds}`}>
          <PageHeading
            title={data ? rangeOf(data.from, data.to, matchLocale(i18n.language)) : t('calendar.title')}
            {...(data ? { hint: t('calendar.clock', { city: cityOf(data.timeZone) }) } : {})}
            actions={data ? <Moves week={data} goTo={goTo} /> : null}
          />
          {found.isPending ? <Loading shape="table" rows={8} /> : null}
          {found.isError && !data ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
          {data ? <Shown week={data} /> : null}
        </div>
      }
      inspector={data && opened ? <DatePane date={opened} week={data} /> : undefined}
    />
  );
}

function Moves({ week, goTo }: { week: Calendar; goTo: (day: string | undefined) => void }) {
  const { t } = useTranslation('reports');
  const { from, to, today, timeZone, can } = week;
  const isNow = from <= today && today <= to;
  return (
    <>
      <IconButton label={t('calendar.before')} onClick={() => goTo(addDays(from, -7))}>
        <IconArrowLeft {...icon} />
      </IconButton>
      <IconButton label={t('calendar.after')} onClick={() => goTo(addDays(from, 7))}>
        <IconArrowRight {...icon} />
      </IconButton>
      <button type="button" className={classes.today} onClick={() => goTo(undefined)} {...(isNow ? { 'aria-current': 'date' } : {})}>
        {t('calendar.today')}
      </button>
      {can.createClass ? (
        <LinkButton
          href={newClassAt({ day: isNow ? today : from, minutes: usualHour, zone: timeZone })}
          leftSection={<IconPlus {...icon} />}
        >
          {t('calendar.create')}
        </LinkButton>
      ) : null}
    </>
  );
}

/** The filters of a week, and the week as they leave it. Conflicts are those of the whole week. */
function Shown({ week }: { week: Calendar }) {
  const { t } = useTranslation('reports');
  const search = useSearch({ from: '/staff/calendar' });
  const { who, only } = search;
  const navigate = useNavigate({ from: '/calendar' });
  const teachers = teachersIn(week.dates);
  const conflicts = conflictsIn(week.dates);
  const dates = week.dates.filter(
    ({ instructor, conflicts: own }) => (who === undefined || instructor?.id === who) && (only === undefined || own.length > 0),
  );
  const setOnly = () => void navigate({ search: { ...search, only: only ? undefined : 'conflicts' }, replace: true });
  return (
    <>
      <div className={classes.tools}>
        {teachers.length > 1 || who !== undefined ? (
          <NativeSelect
            aria-label={t('calendar.who')}
            value={who ?? ''}
            data={[{ value: '', label: t('calendar.everybody') }, ...teachers.map(({ id, name }) => ({ value: id, label: name }))]}
            onChange={(event) => {
              const chosen = event.currentTarget.value;
              void navigate({ search: { ...search, who: chosen === '' ? undefined : chosen }, replace: true });
            }}
          />
        ) : null}
        {conflicts.length > 0 || only !== undefined ? (
          <FilterChips
            label={t('calendar.conflicts')}
            filters={[
              {
                key: 'conflicts',
                label: conflicts.map(({ kind, count }) => t(`calendar.count.${kind}`, { count })).join(', ') || t('calendar.no_conflict'),
                isActive: only !== undefined,
              },
            ]}
            onToggle={setOnly}
          />
        ) : null}
        <ul className={classes.legend} aria-label={t('calendar.kinds')}>
          {(['presential', 'live_class', 'webinar', 'event'] as const).map((kind) => (
            <li key={kind} data-kind={kind}>
              {t(`calendar.kind.${kind}`)}
            </li>
          ))}
        </ul>
      </div>
      {dates.length === 0 ? <p className={classes.none}>{t(week.dates.length === 0 ? 'calendar.empty' : 'calendar.none_so')}</p> : null}
      {week.isWhole ? null : <p className={classes.none}>{t('calendar.not_whole')}</p>}
      <Week week={week} dates={dates} />
    </>
  );
}

import { graceMs, signMs, entersBeforeMs, type ClassState } from '@vitrine/domain/classes';
import { sql, type RawBuilder } from 'kysely';

/** What the encounters of a class say together. */
export type EncounterSums = {
  planned: number;
  held: number;
  is_all_over: boolean;
  is_live: boolean;
  is_paused: boolean;
  is_between: boolean;
  is_lost: boolean;
  has_begun: boolean;
  is_enterable: boolean;
  first_begin: string | null;
  next_begin: string | null;
  next_zone: string | null;
};

/** The encounters of the class called `k` in a query, summed up at an instant; joined laterally, in brackets, as `f`. */
export const encounterSums = (now: string) => sql<EncounterSums>`
  select
    count(*)::int as planned,
    (count(*) filter (where e.is_held))::int as held,
    coalesce(bool_and(e.is_over) filter (where e.is_held), false) as is_all_over,
    coalesce(bool_or(e.runs and e.meets and e.paused_at is null and e.sign_at >= ${now}::timestamptz - make_interval(secs => ${signMs / 1000})) filter (where e.is_held), false) as is_live,
    coalesce(bool_or(e.runs and e.paused_at is not null) filter (where e.is_held), false) as is_paused,
    coalesce(bool_or((e.ended_at is not null or e.ends_at <= ${now}) and e.has_later) filter (where e.is_held), false) as is_between,
    coalesce(bool_or(e.meets and (e.runs or (e.begins_at <= ${now} and e.started_at is null and not e.is_over))) filter (where e.is_held), false) as is_lost,
    coalesce(bool_or(e.started_at is not null or e.begins_at <= ${now}) filter (where e.is_held), false) as has_begun,
    coalesce(bool_or(e.meets and e.ended_at is null and e.begins_at - make_interval(secs => ${entersBeforeMs / 1000}) <= ${now} and e.ends_at > ${now}) filter (where e.is_held), false) as is_enterable,
    min(e.begins_at) filter (where e.is_held) as first_begin,
    min(e.begins_at) filter (where e.is_held and e.ends_at > ${now}) as next_begin,
    (array_agg(e.zone order by e.begins_at) filter (where e.is_held))[1] as next_zone
  from (
    select o.*, o.canceled_at is null as is_held, (o.meeting_url is not null or o.room_name is not null) as meets, o.started_at is not null and o.ended_at is null as runs,
      o.ended_at is not null or o.ends_at + make_interval(secs => ${graceMs / 1000}) <= ${now}::timestamptz as is_over,
      exists (
        select from classes.encounter as l
        where l.tenant_id = o.tenant_id and l.class_id = o.class_id and l.day = o.day and l.canceled_at is null and l.started_at is null and l.begins_at > ${now}
      ) as has_later
    from classes.encounter as o
    where o.tenant_id = k.tenant_id and o.class_id = k.id
  ) as e`;

/** The state of the class `k` with its encounters `f`: the same rows as the domain’s `stateOf`, of which the first that matches counts. */
export const stateSql = (now: string): RawBuilder<ClassState> => sql<ClassState>`case
  when k.canceled_at is not null or (f.planned > 0 and f.held = 0) then case k.kind when 'webinar' then 'closed' else 'canceled' end
  when case k.kind when 'presential' then k.results_at is not null else f.is_all_over end then 'finished'
  when f.is_all_over then 'awaiting_results'
  when f.is_live then case k.kind when 'webinar' then 'opened' else 'live' end
  when f.is_paused or f.is_between then case k.kind when 'presential' then 'intermission' when 'live_class' then 'live' else 'opened' end
  when f.is_lost then 'offline'
  when f.has_begun then case k.kind when 'presential' then 'in_progress' when 'live_class' then 'scheduled' else 'offline' end
  when k.is_tentative or k.instructor_id is null or f.planned = 0 then case k.kind when 'webinar' then 'offline' else 'pre_scheduled' end
  when k.opens_at > ${now} then case k.kind when 'webinar' then 'offline' else 'scheduled' end
  when k.closed_at is not null or k.closes_at <= ${now} then 'closed'
  when k.seats is not null and k.taken >= k.seats then 'no_vacancy'
  else 'opened'
end`;

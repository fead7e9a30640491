import type { Openings } from '@vitrine/domain/classes';
import { sql, type RawBuilder } from 'kysely';

type Whose = { tenantId: string; memberId: RawBuilder<unknown> | string; courseId: RawBuilder<unknown> };

/**
 * Part of a statement: what the live classes of a course that a member is in have open to them; null for who is in none. A class that was canceled holds nothing back, one
 * that is over still does: its instructor may open what is left.
 */
export const openingsSql = ({ tenantId, memberId, courseId }: Whose): RawBuilder<Openings> => sql<Openings>`(
  select case when count(k.id) = 0 then null else jsonb_build_object(
    'opened', coalesce(jsonb_agg(distinct o.activity_id) filter (where o.is_open), '[]'),
    'known', coalesce(jsonb_agg(distinct o.activity_id) filter (where o.activity_id is not null), '[]')
  ) end
  from classes.subscription as s
  join classes.class as k on k.tenant_id = s.tenant_id and k.id = s.class_id and k.kind = 'live_class' and k.canceled_at is null and k.published_at is not null
  left join classes.opening as o on o.tenant_id = k.tenant_id and o.class_id = k.id
  where s.tenant_id = ${tenantId} and s.member_id = ${memberId} and s.state = 'subscribed' and k.course_id = ${courseId}
)`;

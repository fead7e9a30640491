import { sql } from 'kysely';
import { noPassword } from '../../identity/index.ts';

/** The state of the person’s main address; empty for somebody without one. */
export const stateOf = sql<string>`coalesce((select a.state from identity.address as a where a.person_id = p.id and a.is_main), '')`;

/** Everything that an import may write about the person `p` and the member `m`, as it stands; what was written is taken back only while it still stands so. */
export const status = sql`jsonb_build_object(
  'version', p.version, 'full_name', p.full_name, 'last_name', p.last_name, 'email', p.email, 'document_kind', p.document_kind, 'document', p.document, 'phone', p.phone,
  'birthday', p.birthday, 'gender', p.gender, 'country', p.country, 'state', ${stateOf}, 'city', p.city, 'language_id', p.language_id,
  'roles', to_jsonb(m.roles), 'program_role', m.program_role, 'status', m.status, 'branch', m.branch
)`;

/** The fields of it that say who somebody is and how they are reached: roles and standing are given to many at once, and say nothing of a person by themselves. */
const given = ['version', 'roles', 'program_role', 'status'];

/** Whether somebody wrote to the person `p` since the line `l` did; what a line of an older server does not know of is not asked. */
export const isEdited = sql<boolean>`(not ((${status}) - ${given}::text[] @> l.became - ${given}::text[]))`;

/** Whether the person `p`, the member `m`, has chosen a password or logged in. */
export const hasComeIn = sql<boolean>`(p.password_hash <> ${noPassword} or m.last_seen_at is not null)`;

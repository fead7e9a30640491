import { sql } from 'kysely';

/** Everything that an import may write about the person `p` and the member `m`, as it stands; what was written is taken back only while it still stands so. */
export const standing = sql`jsonb_build_object(
  'version', p.version, 'full_name', p.full_name, 'last_name', p.last_name, 'email', p.email, 'document_kind', p.document_kind, 'document', p.document, 'phone', p.phone,
  'birthday', p.birthday, 'gender', p.gender, 'country', p.country, 'city', p.city, 'language_id', p.language_id,
  'roles', to_jsonb(m.roles), 'program_role', m.program_role, 'status', m.status
)`;

import { toldInAuditLog } from '../../../platform/audit/index.ts';
import type { Reader } from '../../../platform/database/index.ts';

type Who = { tenantId: string; personId: string; memberId: string };

/** What is kept of a person in one client of theirs by this room, and in the audit log. */
export const tellMember = (db: Reader, who: Who) => ({
  'identity.member': db
    .selectFrom('identity.member')
    .select(['roles', 'program_role', 'status', 'created_at', 'last_seen_at', 'company', 'brand', 'branch', 'retailer', 'store_nickname'])
    .select(['gmin_number', 'cadv_code', 'avatar_file_id as picture'])
    .where('tenant_id', '=', who.tenantId)
    .where('id', '=', who.memberId)
    .orderBy('id'),
  'identity.registration': db
    .selectFrom('identity.registration')
    .select(['registered_at', 'variant', 'status', 'accepted_terms_at', 'decided_at', 'reason', 'note'])
    .where('tenant_id', '=', who.tenantId)
    .where('member_id', '=', who.memberId)
    .orderBy('id'),
  'identity.accepted_text': db
    .selectFrom('identity.accepted_text')
    .select(['page', 'version', 'accepted_at'])
    .where('tenant_id', '=', who.tenantId)
    .where('member_id', '=', who.memberId)
    .orderBy('page')
    .orderBy('version'),
  'identity.member_in_group': db
    .selectFrom('identity.member_in_group as m')
    .innerJoin('identity.member_group as g', (join) => join.onRef('g.tenant_id', '=', 'm.tenant_id').onRef('g.id', '=', 'm.group_id'))
    .select(['g.name as group', 'm.by_rule'])
    .where('m.tenant_id', '=', who.tenantId)
    .where('m.member_id', '=', who.memberId)
    .orderBy('m.group_id'),
  'identity.member_tag': db
    .selectFrom('identity.member_tag as m')
    .innerJoin('identity.tag as t', (join) => join.onRef('t.tenant_id', '=', 'm.tenant_id').onRef('t.id', '=', 'm.tag_id'))
    .select('t.name as tag')
    .where('m.tenant_id', '=', who.tenantId)
    .where('m.member_id', '=', who.memberId)
    .orderBy('m.tag_id'),
  'identity.member_role': db
    .selectFrom('identity.member_role as m')
    .innerJoin('identity.custom_role as r', (join) => join.onRef('r.tenant_id', '=', 'm.tenant_id').onRef('r.id', '=', 'm.role_id'))
    .select('r.name as role')
    .where('m.tenant_id', '=', who.tenantId)
    .where('m.member_id', '=', who.memberId)
    .orderBy('m.role_id'),
  'platform.audit_entry': toldInAuditLog(db, who),
});

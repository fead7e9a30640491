import type { Platform } from '../../platform/platform.ts';
import type { PersonalRecords } from '../privacy/index.ts';

/** Registrations stay, for sales are counted by their stores; they name the member by their id alone. */
export const campaignsRecords = ({ db }: Pick<Platform, 'db'>): PersonalRecords => ({
  tell: ({ tenantId, memberId }) => ({
    'campaigns.registration': db
      .read()
      .selectFrom('campaigns.registration as r')
      .innerJoin('campaigns.campaign as c', (join) => join.onRef('c.tenant_id', '=', 'r.tenant_id').onRef('c.id', '=', 'r.campaign_id'))
      .leftJoin('campaigns.agency as a', (join) => join.onRef('a.tenant_id', '=', 'r.tenant_id').onRef('a.id', '=', 'r.agency_id'))
      .select([
        'r.id',
        'c.name as campaign',
        'a.name as agency',
        'r.registered_at',
        'r.terms_accepted_at',
        'r.terms_version',
        'r.updated_at',
      ])
      .where('r.tenant_id', '=', tenantId)
      .where('r.member_id', '=', memberId)
      .orderBy('r.id'),
    'campaigns.registration_brand': db
      .read()
      .selectFrom('campaigns.registration_brand as rb')
      .innerJoin('campaigns.registration as r', (join) =>
        join.onRef('r.tenant_id', '=', 'rb.tenant_id').onRef('r.id', '=', 'rb.registration_id'),
      )
      .innerJoin('campaigns.brand as b', (join) => join.onRef('b.tenant_id', '=', 'rb.tenant_id').onRef('b.id', '=', 'rb.brand_id'))
      .select(['rb.registration_id as registration', 'b.name as brand'])
      .where('rb.tenant_id', '=', tenantId)
      .where('r.member_id', '=', memberId)
      .orderBy('rb.registration_id')
      .orderBy('rb.brand_id'),
    'campaigns.registration_store': db
      .read()
      .selectFrom('campaigns.registration_store as rs')
      .innerJoin('campaigns.registration as r', (join) =>
        join.onRef('r.tenant_id', '=', 'rs.tenant_id').onRef('r.id', '=', 'rs.registration_id'),
      )
      .innerJoin('campaigns.store as s', (join) => join.onRef('s.tenant_id', '=', 'rs.tenant_id').onRef('s.id', '=', 'rs.store_id'))
      .select(['rs.registration_id as registration', 's.name as store', 's.city', 's.state', 's.country'])
      .where('rs.tenant_id', '=', tenantId)
      .where('r.member_id', '=', memberId)
      .orderBy('rs.registration_id')
      .orderBy('rs.store_id'),
    'campaigns.selected_campaign': db
      .read()
      .selectFrom('campaigns.selected_campaign as s')
      .innerJoin('campaigns.campaign as c', (join) => join.onRef('c.tenant_id', '=', 's.tenant_id').onRef('c.id', '=', 's.campaign_id'))
      .select(['c.name as campaign', 's.selected_at'])
      .where('s.tenant_id', '=', tenantId)
      .where('s.member_id', '=', memberId)
      .orderBy('s.campaign_id'),
  }),
  erase: async ({ tenantId, memberId }) => {
    await db
      .write()
      .deleteFrom('campaigns.selected_campaign')
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .execute();
  },
});

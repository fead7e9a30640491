import type { PartnerForm, PartnerSettings } from '@vitrine/contract/transfer';
import { partnerRoles } from '@vitrine/domain/transfer';
import { isIP } from 'node:net';
import { recordChange } from '../../../platform/audit/index.ts';
import { within, type Tx } from '../../../platform/database/index.ts';
import { Refusal, refuseFields, refuseOld, type Actor } from '../../../platform/http/index.ts';
import { isInside } from '../../../platform/outside/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { seal } from '../../../platform/secrets/index.ts';
import { audienceFaults } from '../../identity/index.ts';
import { findPartner, placeOfKey, senderGroups, type Partner } from './partner-rows.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId' | 'chance' | 'secret' | 'settings'>;

const blank = { name: '', siteUrl: '', apiUrl: '', roles: [...partnerRoles], isOpen: false };
const shown = ({ name, siteUrl, apiUrl, roles, isOpen }: Partner) => ({ name, siteUrl, apiUrl, roles, isOpen });

/** The client's partner as it is edited, without its key; of one that nobody wrote down the version is 0. */
export async function getPartner({ db }: Pick<Parts, 'db'>, actor: Actor): Promise<PartnerSettings> {
  const reader = db.write();
  const partner = await findPartner(reader, actor);
  return {
    version: partner?.version ?? 0,
    hasKey: partner !== undefined,
    partner: { ...(partner ? shown(partner) : blank), key: '', groupIds: await senderGroups(reader, actor) },
    can: { save: actor.permissions.has('transfer.write') },
  };
}

/**
 * Saves how the partner is reached and who may send; an empty key stays what it was. Refuses `changed_meanwhile`, also for the second of two who save at once, and at their
 * fields `partner_key_missing`, `partner_address_unsafe`, `partner_roles_missing` and groups that are not the client's.
 */
export function savePartner(
  parts: Parts,
  actor: Actor,
  { version, partner: form }: { version: number; partner: PartnerForm },
): Promise<PartnerSettings> {
  const { tenantId } = actor;
  return parts.db.transaction(async (tx) => {
    const before = await findPartner(tx, actor);
    refuseOld({ version: before?.version ?? 0 }, { version });
    const { groupIds } = await audienceFaults(tx, actor, { groupIds: form.groupIds, areaIds: [], tagIds: [] });
    refuseFields(
      {
        key: !before && form.key === '' ? 'partner_key_missing' : undefined,
        apiUrl: isSafe(parts, form.apiUrl) ? undefined : 'partner_address_unsafe',
        roles: form.roles.length === 0 ? 'partner_roles_missing' : undefined,
        groupIds,
      },
      { prefix: 'partner.' },
    );
    const groupsBefore = await senderGroups(tx, actor);
    await write(parts, tx, actor, { version, form, before });
    const after = {
      ...shown({ ...form, tenantId, version, sealedKey: Buffer.alloc(0) }),
      groupIds: form.groupIds,
      isKeyNew: form.key !== '',
    };
    await recordChange(tx, actor, {
      what: 'partner.saved',
      subject: 'partner',
      subjectId: tenantId,
      before: before ? { ...shown(before), groupIds: groupsBefore } : null,
      after,
      now: parts.clock.now(),
      id: parts.newId(),
    });
    return getPartner(within(parts, tx), actor);
  });
}

async function write(
  parts: Parts,
  tx: Tx,
  { tenantId }: Actor,
  { version, form, before }: { version: number; form: PartnerForm; before: Partner | undefined },
): Promise<void> {
  const sealed = form.key === '' && before ? before.sealedKey : seal(parts, { ...placeOfKey({ tenantId }), text: form.key });
  const row = {
    version: version + 1,
    name: form.name,
    site_url: form.siteUrl,
    api_url: form.apiUrl,
    sealed_key: sealed,
    roles: [...new Set(form.roles)],
    is_open: form.isOpen,
    updated_at: parts.clock.now(),
  };
  const saved = await tx
    .insertInto('transfer.partner')
    .values({ tenant_id: tenantId, ...row })
    .onConflict((conflict) => conflict.columns(['tenant_id']).doUpdateSet(row).where('transfer.partner.version', '=', version))
    .returning('version')
    .executeTakeFirst();
  if (!saved) throw new Refusal('changed_meanwhile'); // of two who save at once the second
  await tx.deleteFrom('transfer.sender_group').where('tenant_id', '=', tenantId).execute();
  const groups = [...new Set(form.groupIds)].map((group_id) => ({ tenant_id: tenantId, group_id }));
  if (groups.length > 0) await tx.insertInto('transfer.sender_group').values(groups).execute();
}

/** https in the internet, or whatever the operator trusts; what a name leads to is looked at whenever it is asked. */
function isSafe({ settings }: Pick<Parts, 'settings'>, address: string): boolean {
  const { protocol, hostname, username } = new URL(address);
  if (username !== '') return false;
  if (settings.PARTNER_INSIDE !== undefined && hostname === new URL(settings.PARTNER_INSIDE).hostname) return true;
  const host = hostname.replaceAll(/^\[|\]$/g, '');
  return protocol === 'https:' && host !== 'localhost' && !host.endsWith('.localhost') && (isIP(host) === 0 || !isInside(host));
}

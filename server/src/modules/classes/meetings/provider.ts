import type { MeetingProviderForm, MeetingProviderSettings } from '@vitrine/contract/classes';
import { meetingProviders, type MeetingProvider } from '@vitrine/domain/classes';
import { createPrivateKey } from 'node:crypto';
import { recordChange } from '../../../platform/audit/index.ts';
import type { Reader } from '../../../platform/database/index.ts';
import { Refusal, refuseFields, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { seal, unseal } from '../../../platform/secrets/index.ts';
import { known } from '../class-rows.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId' | 'chance' | 'secret'>;
/** Where a client's meetings run, with its key still sealed. */
export type Provider = Omit<MeetingProviderSettings, 'hasSecret'> & { sealedSecret: Buffer };

export async function findProvider(db: Reader, { tenantId }: { tenantId: string }): Promise<Provider | undefined> {
  const row = await db.selectFrom('classes.meeting_provider').selectAll().where('tenant_id', '=', tenantId).executeTakeFirst();
  return (
    row && {
      version: row.version,
      kind: known(meetingProviders, row.kind),
      domain: row.domain,
      appId: row.app_id,
      keyId: row.key_id,
      sealedSecret: row.sealed_secret,
    }
  );
}

/** For which place the key is sealed: another client's row does not open here. */
const placeOf = ({ tenantId }: { tenantId: string }) => ({ name: 'meetings', place: tenantId }) as const;

/** The key that signs tickets; it never leaves the server. */
export const keyOf = (parts: Pick<Platform, 'secret'>, { tenantId }: { tenantId: string }, { sealedSecret }: Provider): string =>
  unseal(parts, { ...placeOf({ tenantId }), sealed: sealedSecret });

export async function getMeetingProvider({ db }: Pick<Parts, 'db'>, actor: Actor): Promise<MeetingProviderSettings> {
  const found = await findProvider(db.write(), actor);
  if (!found) return { version: 0, kind: 'jitsi', domain: '', appId: '', keyId: '', hasSecret: false };
  const { version, kind, domain, appId, keyId } = found;
  return { version, kind, domain, appId, keyId, hasSecret: true };
}

/** Of two who save at once the second is refused. An empty key stays what it was. Refuses `changed_meanwhile`, and at its fields `meeting_key_missing`, `meeting_key_invalid`. */
export async function saveMeetingProvider(
  parts: Parts,
  actor: Actor,
  { version, settings }: { version: number; settings: MeetingProviderForm },
): Promise<MeetingProviderSettings> {
  const { tenantId } = actor;
  const { secret, kind, domain, appId, keyId } = settings;
  await parts.db.transaction(async (tx) => {
    const before = await findProvider(tx, actor);
    const isKindNew = before !== undefined && before.kind !== kind; // the two have keys of another form
    refuseFields(
      {
        secret:
          secret === ''
            ? before && !isKindNew
              ? undefined
              : 'meeting_key_missing'
            : isKey(kind, secret)
              ? undefined
              : 'meeting_key_invalid',
        keyId: kind === 'jaas' && keyId === '' ? 'required' : undefined,
      },
      { prefix: 'settings.' },
    );
    const now = parts.clock.now();
    const row = { version: version + 1, kind, domain, app_id: appId, key_id: keyId, updated_at: now };
    const sealed = secret === '' ? undefined : seal(parts, { ...placeOf(actor), text: secret });
    const saved =
      version === 0 && sealed
        ? await tx
            .insertInto('classes.meeting_provider')
            .values({ ...row, tenant_id: tenantId, sealed_secret: sealed })
            .onConflict((taken) => taken.doNothing())
            .returning('version')
            .executeTakeFirst()
        : await tx
            .updateTable('classes.meeting_provider')
            .set({ ...row, ...(sealed ? { sealed_secret: sealed } : {}) })
            .where('tenant_id', '=', tenantId)
            .where('version', '=', version)
            .returning('version')
            .executeTakeFirst();
    if (!saved) throw new Refusal('changed_meanwhile');
    await record(parts, tx, actor, {
      what: 'saved',
      before: before && { kind: before.kind, domain: before.domain, appId: before.appId, keyId: before.keyId },
      after: { kind, domain, appId, keyId, isKeyNew: sealed !== undefined },
    });
  });
  return getMeetingProvider(parts, actor);
}

/** Meetings that are planned open no more in our page, until somebody writes down again where they run. */
export async function removeMeetingProvider(parts: Parts, actor: Actor): Promise<Record<string, never>> {
  await parts.db.transaction(async (tx) => {
    const gone = await tx
      .deleteFrom('classes.meeting_provider')
      .where('tenant_id', '=', actor.tenantId)
      .returning(['kind', 'domain'])
      .executeTakeFirst();
    if (gone) await record(parts, tx, actor, { what: 'removed', before: gone, after: null });
  });
  return {};
}

/** An RSA key in PEM for JaaS; for a Jitsi of one's own a secret that is long enough for HMAC-SHA256 to mean something. */
function isKey(kind: MeetingProvider, secret: string): boolean {
  if (kind === 'jitsi') return secret.length >= 16;
  try {
    return createPrivateKey(secret).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}

type Sides = { what: string; before: unknown; after: unknown };
const record = ({ clock, newId }: Pick<Parts, 'clock' | 'newId'>, tx: Parameters<typeof recordChange>[0], actor: Actor, sides: Sides) =>
  recordChange(tx, actor, {
    ...sides,
    what: `meeting_provider.${sides.what}`,
    subject: 'meeting_provider',
    subjectId: actor.tenantId,
    now: clock.now(),
    id: newId(),
  });

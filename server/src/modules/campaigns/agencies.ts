import type { AgencyDetail, AgencyForm, AgencyToManage } from '@vitrine/contract/campaigns';
import { searchWords } from '@vitrine/domain/campaigns';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Reader, Tx } from '../../platform/database/index.ts';
import {
  cursorOf,
  mergeEdit,
  notFound,
  pageFrom,
  readCursor,
  refuseFields,
  takenAtField,
  type Actor,
  type Changes,
  type Was,
} from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { canSave, recordOnProgram, takenBy } from './edits.ts';
import { containing } from './patterns.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId'>;
const Cursor = z.tuple([z.string()]);
const columnsOf = ({ name }: AgencyForm) => ({ name, search_text: searchWords(name) });

/** Agencies by name, a page by keyset. */
export async function listAgencies(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { after, limit, search = '' }: { after?: string | undefined; limit: number; search?: string | undefined },
): Promise<{ items: AgencyToManage[]; next: string | null }> {
  const place = readCursor(after, Cursor);
  const found = await db
    .read()
    .selectFrom('campaigns.agency as agency')
    .select(['agency.id', 'agency.name', 'agency.search_text'])
    .select((row) =>
      row
        .selectFrom('campaigns.agency_brand as link')
        .innerJoin('campaigns.brand as brand', (join) =>
          join.onRef('brand.tenant_id', '=', 'link.tenant_id').onRef('brand.id', '=', 'link.brand_id'),
        )
        .whereRef('link.tenant_id', '=', 'agency.tenant_id')
        .whereRef('link.agency_id', '=', 'agency.id')
        .select(sql<string[]>`array_agg(brand.name order by brand.search_text)`.as('names'))
        .as('brands'),
    )
    .where('agency.tenant_id', '=', actor.tenantId)
    .where('agency.search_text', 'like', containing(searchWords(search)))
    .$if(place !== undefined, (query) => query.where('agency.search_text', '>', place?.[0] ?? ''))
    .orderBy('agency.search_text')
    .limit(limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, limit, (row) => cursorOf(row.search_text));
  return { items: rows.map(({ id, name, brands }) => ({ id, name, brands: brands ?? [] })), next };
}

/** An agency as it is edited. Refuses `not_found`. */
export async function getAgency(
  db: Reader,
  actor: Actor,
  { agencyId, lock = false }: { agencyId: string; lock?: boolean },
): Promise<AgencyDetail> {
  const row = await db
    .selectFrom('campaigns.agency')
    .select(['version', 'name'])
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', agencyId)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) throw notFound();
  const brands = await db
    .selectFrom('campaigns.agency_brand')
    .select('brand_id')
    .where('tenant_id', '=', actor.tenantId)
    .where('agency_id', '=', agencyId)
    .orderBy('brand_id')
    .execute();
  const agency = { name: row.name, brandIds: brands.map(({ brand_id }) => brand_id) };
  return { id: agencyId, version: row.version, agency, can: canSave(actor) };
}

/** Adds an agency. Refuses at its fields `name_taken`, `brand_required`, `brand_unknown`. */
export function createAgency(parts: Parts, actor: Actor, asked: AgencyForm): Promise<{ id: string }> {
  const id = parts.newId();
  const now = parts.clock.now();
  const form = sorted(asked);
  return takenAtField({ prefix: '', takenBy }, () =>
    parts.db.transaction(async (tx) => {
      await checkBrands(tx, actor, { form, prefix: '' });
      await tx
        .insertInto('campaigns.agency')
        .values({ tenant_id: actor.tenantId, id, version: 1, ...columnsOf(form), created_at: now, updated_at: now })
        .execute();
      await setBrands(tx, actor, { id, form });
      await recordOnProgram(parts, tx, actor, { subject: 'agency', subjectId: id, what: 'agency.created', before: null, after: form });
      return { id };
    }),
  );
}

/** Saves an agency. Refuses `not_found`, `changed_meanwhile`, and at its fields what creating refuses. */
export function saveAgency(
  parts: Parts,
  actor: Actor,
  { agencyId, version, agency: now, was }: { agencyId: string; version: number; agency: Changes<AgencyForm>; was?: Was },
): Promise<AgencyDetail> {
  const prefix = 'agency.';
  return takenAtField({ prefix, takenBy }, () =>
    parts.db.transaction(async (tx) => {
      const before = await getAgency(tx, actor, { agencyId, lock: true });
      const form = sorted(mergeEdit({ version: before.version, form: before.agency }, { version, now, was }));
      await checkBrands(tx, actor, { form, prefix });
      await tx
        .updateTable('campaigns.agency')
        .set({ version: before.version + 1, ...columnsOf(form), updated_at: parts.clock.now() })
        .where('tenant_id', '=', actor.tenantId)
        .where('id', '=', agencyId)
        .execute();
      await setBrands(tx, actor, { id: agencyId, form });
      const sides = { before: before.agency, after: form };
      await recordOnProgram(parts, tx, actor, { subject: 'agency', subjectId: agencyId, what: 'agency.saved', ...sides });
      return getAgency(tx, actor, { agencyId });
    }),
  );
}

const sorted = (form: AgencyForm): AgencyForm => ({ ...form, brandIds: [...new Set(form.brandIds)].sort() });

async function checkBrands(tx: Tx, actor: Actor, { form, prefix }: { form: AgencyForm; prefix: string }): Promise<void> {
  if (form.brandIds.length === 0) return refuseFields({ brandIds: 'brand_required' }, { prefix });
  const found = await tx
    .selectFrom('campaigns.brand')
    .select('id')
    .where('tenant_id', '=', actor.tenantId)
    .where('id', 'in', form.brandIds)
    .execute();
  refuseFields({ brandIds: found.length < form.brandIds.length ? 'brand_unknown' : undefined }, { prefix });
}

async function setBrands(tx: Tx, actor: Actor, { id, form }: { id: string; form: AgencyForm }): Promise<void> {
  await tx.deleteFrom('campaigns.agency_brand').where('tenant_id', '=', actor.tenantId).where('agency_id', '=', id).execute();
  await tx
    .insertInto('campaigns.agency_brand')
    .values(form.brandIds.map((brand_id) => ({ tenant_id: actor.tenantId, agency_id: id, brand_id })))
    .execute();
}

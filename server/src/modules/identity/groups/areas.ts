import type { AreaDetail, AreaForm, AreaRow } from '@vitrine/contract/identity';
import { locales, matchLocale, textIn } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import {
  cursorOf,
  mergeEdit,
  notFound,
  pageFrom,
  readCursor,
  Refusal,
  refuseFields,
  type Actor,
  type Changes,
  type Was,
} from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { parseText } from '../../tenancy/index.ts';
import { behind, canEdit, namedLike, Place, recordOnGroups, refuseNameless, unlessInUse, type ListAsk, type Parts } from './edits.ts';
import { rulesNaming } from './rules.ts';
import { fillGroup } from './sort-into-groups.ts';

const subject = 'area';

/** Country areas in their order, a page by keyset. */
export async function listAreas(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { after, limit, search }: ListAsk,
): Promise<{ items: AreaRow[]; next: string | null }> {
  const found = await db
    .read()
    .selectFrom('identity.area as area')
    .select(['area.id', 'area.name', 'area.countries', 'area.position'])
    .where('area.tenant_id', '=', actor.tenantId)
    .where(namedLike(sql.ref('area.name'), search))
    .where(behind('area', readCursor(after, Place)))
    .orderBy('area.position')
    .orderBy('area.id')
    .limit(limit + 1)
    .execute();
  const locale = matchLocale(actor.locale, locales);
  const { rows, next } = pageFrom(found, limit, (row) => cursorOf(row.position, row.id));
  return { items: rows.map(({ id, name, countries }) => ({ id, name: textIn(parseText(name), locale), countries })), next };
}

/** An area as it is edited. Refuses `not_found`. */
export async function getArea(db: Reader, actor: Actor, { areaId, lock = false }: { areaId: string; lock?: boolean }): Promise<AreaDetail> {
  const row = await db
    .selectFrom('identity.area')
    .select(['version', 'name', 'countries'])
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', areaId)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) throw notFound();
  return { id: areaId, version: row.version, area: { name: parseText(row.name), countries: row.countries }, can: canEdit(actor) };
}

/** Adds an area behind the others. Refuses at its fields `name_required`, `country_unknown`. */
export function createArea(parts: Parts, actor: Actor, asked: AreaForm): Promise<{ id: string }> {
  refuseNameless(asked.name, { prefix: '' });
  const form = sorted(asked);
  const id = parts.newId();
  return parts.db.transaction(async (tx) => {
    await checkCountries(tx, { form, prefix: '' });
    const last = await tx
      .selectFrom('identity.area')
      .select(sql<number>`coalesce(max(position), -1)`.as('position'))
      .where('tenant_id', '=', actor.tenantId)
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('identity.area')
      .values({
        tenant_id: actor.tenantId,
        id,
        name: JSON.stringify(form.name),
        countries: form.countries,
        position: last.position + 1,
      })
      .execute();
    await recordOnGroups(parts, tx, actor, { subject, subjectId: id, what: 'area.created', before: null, after: form });
    return { id };
  });
}

/** Saves an area; groups whose rule names it are filled anew. Refuses `not_found`, `changed_meanwhile`, and what creating refuses. */
export function saveArea(
  parts: Parts,
  actor: Actor,
  { areaId, version, area: now, was }: { areaId: string; version: number; area: Changes<AreaForm>; was?: Was },
): Promise<AreaDetail> {
  return parts.db.transaction(async (tx) => {
    const before = await getArea(tx, actor, { areaId, lock: true });
    const form = sorted(mergeEdit({ version: before.version, form: before.area }, { version, now, was }));
    refuseNameless(form.name, { prefix: 'area.' });
    await checkCountries(tx, { form, prefix: 'area.' });
    await tx
      .updateTable('identity.area')
      .set({ version: before.version + 1, name: JSON.stringify(form.name), countries: form.countries })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', areaId)
      .execute();
    for (const group of await rulesNaming(tx, actor, { field: 'area', id: areaId })) await fillGroup(tx, actor, group);
    await recordOnGroups(parts, tx, actor, { subject, subjectId: areaId, what: 'area.saved', before: before.area, after: form });
    return getArea(tx, actor, { areaId });
  });
}

/** Removes an area that no rule and no course names. Refuses `not_found`, `in_use`. */
export function removeArea(parts: Parts, actor: Actor, { areaId }: { areaId: string }): Promise<Record<string, never>> {
  return unlessInUse(() =>
    parts.db.transaction(async (tx) => {
      const before = await getArea(tx, actor, { areaId, lock: true });
      if ((await rulesNaming(tx, actor, { field: 'area', id: areaId })).length > 0) throw new Refusal('in_use');
      await tx.deleteFrom('identity.area').where('tenant_id', '=', actor.tenantId).where('id', '=', areaId).execute();
      await recordOnGroups(parts, tx, actor, { subject, subjectId: areaId, what: 'area.removed', before: before.area, after: null });
      return {};
    }),
  );
}

const sorted = (form: AreaForm): AreaForm => ({ ...form, countries: [...new Set(form.countries)].sort() });

async function checkCountries(tx: Tx, { form, prefix }: { form: AreaForm; prefix: string }): Promise<void> {
  const known = await tx.selectFrom('tenancy.country').select('code').where('code', 'in', form.countries).execute();
  refuseFields({ countries: known.length < form.countries.length ? 'country_unknown' : undefined }, { prefix });
}

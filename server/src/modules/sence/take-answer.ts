import { isSameRun, readCodes, stateOf, unknownCode } from '@vitrine/domain/sence';
import type { Tx } from '../../platform/database/index.ts';
import { notFound } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { hashOf, tenantOf } from './keys.ts';
import { currentSession, factsOf, holdLane } from './session-rows.ts';
import { findSettings } from './settings.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId' | 'log'>;
type Ask = { key: string; way: 'r' | 'e'; body: Readonly<Record<string, unknown>> };

/** The authority's fields and how long each may be (manual 1.1.6); more is kept of none. */
const lengths = {
  CodSence: 10,
  CodigoCurso: 50,
  IdSesionAlumno: 149,
  IdSesionSence: 149,
  RunAlumno: 10,
  FechaHora: 19,
  ZonaHoraria: 100,
  LineaCapacitacion: 10,
  GlosaError: 100,
} as const;
type Fields = Record<keyof typeof lengths, string>;

/**
 * The authority's answer, come by the person's browser: nobody has to be logged in, and nothing but the key, the session's id and the RUN says whose it is. The first answer counts, and a repeated one is kept and
 * changes nothing. Answers the course whose screen comes next. Refuses `not_found` for a key that is none, and for an answer about another session or person.
 */
export function takeAnswer(parts: Parts, { key, way, body }: Ask): Promise<{ courseId: string }> {
  const tenantId = tenantOf(key);
  if (tenantId === undefined) throw notFound();
  const fields = fieldsIn(body);
  return parts.db.transaction(async (tx) => {
    const found = await findPassage(tx, { tenantId, key });
    if (!found || fields.IdSesionAlumno.toLowerCase() !== found.id) throw notFound();
    const place = { tenantId, memberId: found.member_id, courseId: found.course_id };
    await holdLane(tx, place);
    const passage = await findPassage(tx, { tenantId, key }); // as it is now that nobody else writes it
    if (!passage || (fields.RunAlumno !== '' && !isSameRun(fields.RunAlumno, passage.run))) throw notFound();
    const isCounted = passage.answered_at === null;
    const now = parts.clock.now();
    await tx
      .insertInto('sence.answer')
      .values({
        tenant_id: tenantId,
        id: parts.newId(),
        passage_id: passage.id,
        is_counted: isCounted,
        fields: JSON.stringify(fields),
        came_at: now,
      })
      .execute();
    if (!isCounted) return { courseId: passage.course_id };
    await tx
      .updateTable('sence.passage')
      .set({ answered_at: now })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', passage.id)
      .execute();
    const codes = readCodes(fields.GlosaError);
    // An error says so; where the address of errors was taken without one, or a start has no id, nobody is let in.
    const isError = codes.length > 0 || way === 'e' || (passage.phase === 'start' && fields.IdSesionSence === '');
    if (isError) await keepError(tx, passage, { codes: codes.length > 0 ? codes : [unknownCode], now });
    else if (passage.phase === 'start') await open(parts, tx, passage, { fields, now });
    else await set(tx, passage, { closed_at: now, codes: [] });
    if (codes.some((code) => code === unknownCode))
      parts.log.warn({ session: passage.session_id }, 'sence: an answer with a code of no manual');
    return { courseId: passage.course_id };
  });
}

const findPassage = (tx: Tx, { tenantId, key }: { tenantId: string; key: string }) =>
  tx
    .selectFrom('sence.passage as p')
    .innerJoin('sence.session as e', (join) => join.onRef('e.tenant_id', '=', 'p.tenant_id').onRef('e.id', '=', 'p.session_id'))
    .select(['p.id', 'p.phase', 'p.answered_at', 'p.session_id', 'e.tenant_id', 'e.member_id', 'e.course_id', 'e.run', 'e.opened_at'])
    .where('p.tenant_id', '=', tenantId)
    .where('e.tenant_id', '=', tenantId)
    .where('p.key_hash', '=', hashOf(key))
    .executeTakeFirst();
type Passage = NonNullable<Awaited<ReturnType<typeof findPassage>>>;

/** Its time and zone are kept as they came and never computed with: the session runs from when we heard of it. A session that is open already stays the one. */
async function open(parts: Parts, tx: Tx, passage: Passage, { fields, now }: { fields: Fields; now: string }): Promise<void> {
  const settings = await findSettings(tx, { tenantId: passage.tenant_id });
  const place = { tenantId: passage.tenant_id, memberId: passage.member_id, courseId: passage.course_id };
  const other = await currentSession(tx, place, now);
  const told = { sence_id: fields.IdSesionSence, authority_time: fields.FechaHora, authority_zone: fields.ZonaHoraria };
  if (other && other.id !== passage.session_id && stateOf(factsOf(other), now) === 'open') return set(tx, passage, told);
  await tx
    .updateTable('sence.session')
    .set({ replaced_at: now })
    .where('tenant_id', '=', passage.tenant_id)
    .where('member_id', '=', passage.member_id)
    .where('course_id', '=', passage.course_id)
    .where('id', '<>', passage.session_id)
    .where('opened_at', 'is', null)
    .where('refused_at', 'is', null)
    .where('replaced_at', 'is', null)
    .execute();
  const minutes = settings?.sessionMinutes ?? 0;
  const expiresAt = new Date(Date.parse(now) + minutes * 60_000).toISOString();
  return set(tx, passage, { ...told, opened_at: now, expires_at: expiresAt, refused_at: null, replaced_at: null, codes: [] });
}

/** A start that failed ends its session; a close that failed leaves it open, with why. */
const keepError = (tx: Tx, passage: Passage, { codes, now }: { codes: string[]; now: string }): Promise<void> =>
  set(tx, passage, passage.phase === 'start' ? { codes, refused_at: now } : { codes });

type Changes = {
  sence_id?: string;
  authority_time?: string;
  authority_zone?: string;
  opened_at?: string;
  expires_at?: string;
  refused_at?: string | null;
  replaced_at?: string | null;
  closed_at?: string;
  codes?: string[];
};
async function set(tx: Tx, { tenant_id, session_id }: Passage, changes: Changes): Promise<void> {
  await tx.updateTable('sence.session').set(changes).where('tenant_id', '=', tenant_id).where('id', '=', session_id).execute();
}

/** Names with blanks at their end are tolerated: the manuals' own sample has one. */
function fieldsIn(body: Readonly<Record<string, unknown>>): Fields {
  const sent = new Map(Object.entries(body).map(([name, value]) => [name.trim(), typeof value === 'string' ? value.trim() : '']));
  const read = (name: keyof typeof lengths) => (sent.get(name) ?? '').slice(0, lengths[name]);
  return {
    CodSence: read('CodSence'),
    CodigoCurso: read('CodigoCurso'),
    IdSesionAlumno: read('IdSesionAlumno'),
    IdSesionSence: read('IdSesionSence'),
    RunAlumno: read('RunAlumno'),
    FechaHora: read('FechaHora'),
    ZonaHoraria: read('ZonaHoraria'),
    LineaCapacitacion: read('LineaCapacitacion'),
    GlosaError: read('GlosaError'),
  };
}

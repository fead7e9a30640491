import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Platform } from '../platform.ts';
import { Refusal } from './refusal.ts';

const Ids = z.record(z.string(), z.string());

/** Whoever of the staff is refused because somebody saved in between hears who and when, as the audit log of their client tells it of the thing in the address. */
export async function tellWhoChanged<T>({ db }: Pick<Platform, 'db'>, request: FastifyRequest, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (fault) {
    const { actor } = request;
    if (!(fault instanceof Refusal) || fault.code !== 'changed_meanwhile' || !actor) throw fault;
    if (request.routeOptions.config.endpoint?.needs === undefined) throw fault;
    const ids = Object.values(Ids.catch({}).parse(request.params));
    const changed = await db
      .write()
      .selectFrom('platform.audit_entry')
      .select(['who', 'at'])
      .where('tenant_id', '=', actor.tenantId)
      .where('subject_id', 'in', ids.length > 0 ? ids : [actor.siteId, actor.tenantId])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    throw changed ? new Refusal(fault.code, { status: fault.status, ...(fault.fields ? { fields: fault.fields } : {}), changed }) : fault;
  }
}

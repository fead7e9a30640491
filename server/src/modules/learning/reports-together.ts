import { AsyncLocalStorage } from 'node:async_hooks';
import type { LearningEvent } from '@vitrine/contract/learning';
import type { Actor } from '../../platform/http/index.ts';
import { reportLearning, type Report, type ReportParts, type Telling } from './report-learning.ts';

type Waiting = Telling & Pick<PromiseWithResolvers<Report>, 'promise' | 'resolve' | 'reject'>;
type Line = { waiting: Waiting[]; running: number; late: number };

/** A transaction takes so many reports, and so many transactions of one client run at a time. */
const mostTogether = 40;
const mostAtOnce = 2;
/** A transaction that runs for longer is late. */
const lateMilliseconds = 40;

/**
 * Keeps reports of devices that come at the same time together: a package commits every few seconds on hundreds of phones, and what a transaction costs is paid once for all of a client. Each has its own answer; where
 * one of them hinders the others, each is kept alone. What comes while a transaction runs waits for the next, and nothing waits when none runs; a second one runs beside it only where more wait than one takes, or
 * where the first is late (something else holds what it needs), so that who waits for it does not hold up everybody.
 */
export function reportsTogether(parts: ReportParts): (actor: Actor, ask: { events: readonly LearningEvent[] }) => Promise<Report> {
  const lines = new Map<string, Line>();
  const outside = AsyncLocalStorage.snapshot(); // a transaction that one of them stands in is not that of the others

  function goOn(tenantId: string): void {
    const line = lines.get(tenantId);
    if (!line) return;
    if (line.waiting.length === 0 && line.running === 0) lines.delete(tenantId);
    const isNeeded = line.running === line.late || line.waiting.length >= mostTogether;
    if (line.waiting.length === 0 || line.running === mostAtOnce || !isNeeded) return;
    const together = takeFrom(line);
    line.running += 1;
    let isLate = false;
    const lateness = setTimeout(() => {
      isLate = true;
      line.late += 1;
      goOn(tenantId);
    }, lateMilliseconds);
    void outside(() => keep(tenantId, together)).finally(() => {
      clearTimeout(lateness);
      line.running -= 1;
      if (isLate) line.late -= 1;
      goOn(tenantId);
    });
    goOn(tenantId);
  }

  async function keep(tenantId: string, together: readonly Waiting[]): Promise<void> {
    try {
      const reports = await reportLearning(parts, tenantId, together);
      for (const [at, report] of reports.entries()) together[at]?.resolve(report);
    } catch (fault) {
      if (together.length === 1) together[0]?.reject(fault);
      else for (const one of together) await keep(tenantId, [one]);
    }
  }

  return (actor, { events }) => {
    const { tenantId } = actor;
    const line = lines.get(tenantId) ?? { waiting: [], running: 0, late: 0 };
    lines.set(tenantId, line);
    const one: Waiting = { actor, events, ...Promise.withResolvers<Report>() };
    line.waiting.push(one);
    goOn(tenantId);
    return one.promise;
  };
}

/** Those who waited longest, each member once, in the order of their ids: two transactions never wait for each other's members in a circle. */
function takeFrom(line: Line): Waiting[] {
  const taken = new Map<string, Waiting>();
  const left: Waiting[] = [];
  for (const one of line.waiting)
    if (taken.size < mostTogether && !taken.has(one.actor.memberId)) taken.set(one.actor.memberId, one);
    else left.push(one);
  line.waiting = left;
  return [...taken.values()].toSorted((one, other) => (one.actor.memberId < other.actor.memberId ? -1 : 1));
}

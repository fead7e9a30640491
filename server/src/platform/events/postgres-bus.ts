import type { FastifyBaseLogger } from 'fastify';
import { Client } from 'pg';
import { connectionDeadlinesOf, cutOff, isSilence } from '../database/index.ts';
import { within } from '../deadline.ts';
import { localEventBus } from './local-bus.ts';
import type { EventBus, News } from './news.ts';

const channel = 'vitrine_news';
const waits = [100, 250, 500, 1_000, 2_000, 5_000];

/** A notification is told in a millisecond; a connection that is silent for longer is lost, and so is one that does not answer the look every now and then. */
const usualPatience = { answerMs: 2_000, lookMs: 10_000 };

/**
 * One connection that listens and tells, outside every transaction. When it is lost it is opened anew with patience, and listeners are
 * told that they may have missed news; telling fails silently meanwhile, for readers look again by themselves. A connection may hang without an end (a network
 * that forgot it): then neither telling nor anything else waits for it longer than its patience.
 */
export async function openEventBus({ url, log }: { url: string; log: FastifyBaseLogger }, patience = usualPatience): Promise<EventBus> {
  const local = localEventBus();
  let client: Client | undefined;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  const connect = async () => {
    const fresh = new Client({
      connectionString: url,
      ...connectionDeadlinesOf('request'),
      query_timeout: patience.answerMs,
      application_name: 'vitrine events',
    });
    fresh.on('notification', ({ payload }) => {
      const news = readNews(payload);
      if (news) void local.tell([news]);
    });
    // Both an error and an end mean the same: this connection is gone.
    fresh.on('error', () => lose(fresh));
    fresh.on('end', () => lose(fresh));
    try {
      await fresh.connect();
      await fresh.query(`listen ${channel}`);
    } catch (fault) {
      cutOff(fresh);
      throw fault;
    }
    if (isClosed) return cutOff(fresh);
    client = fresh;
    clearTimeout(timer);
    timer = setTimeout(() => void look(fresh), patience.lookMs);
  };
  /** A connection that only ever listens would never notice that nobody speaks any more. */
  const look = async (asked: Client) => {
    await asked.query('select 1').catch(() => hangUp(asked));
    if (client === asked) timer = setTimeout(() => void look(asked), patience.lookMs);
  };
  const hangUp = (gone: Client) => {
    cutOff(gone);
    lose(gone);
  };
  const lose = (gone: Client) => {
    if (isClosed || client !== gone) return;
    client = undefined;
    clearTimeout(timer);
    log.warn('the event bus lost its connection');
    comeBack(0);
  };
  const comeBack = (attempt: number) => {
    timer = setTimeout(
      () => {
        connect().then(
          () => local.gap(),
          () => isClosed || comeBack(attempt + 1),
        );
      },
      waits[Math.min(attempt, waits.length - 1)],
    );
  };

  await connect();
  return {
    tell: async (news) => {
      const asked = client;
      if (news.length === 0 || !asked) return;
      await asked
        .query('select pg_notify($1, line) from unnest($2::text[]) as line', [channel, news.map((one) => JSON.stringify(one))])
        .catch((fault: unknown) => {
          log.warn({ err: fault }, 'news were not told at once');
          if (isSilence(fault)) hangUp(asked);
        });
    },
    listen: (listener) => local.listen(listener),
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await local.close();
      const last = client;
      client = undefined;
      if (last) await within(patience.answerMs, last.end()).catch(() => cutOff(last));
    },
  };
}

/** Whatever else somebody sends on the channel is no news. */
function readNews(payload: string | undefined): News | undefined {
  try {
    const read: unknown = JSON.parse(payload ?? '');
    return isNews(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

const isNews = (read: unknown): read is News =>
  typeof read === 'object' && read !== null && 'event' in read && 'id' in read && 'tenantId' in read && 'ids' in read;

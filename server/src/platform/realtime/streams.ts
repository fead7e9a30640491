import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EventBus, News } from '../events/index.ts';
import { Refusal } from '../http/refusal.ts';
import { openPipe, type StreamEvent } from './pipe.ts';

export type StreamLimits = {
  perPerson: number;
  /** Comment lines keep proxies from ending a quiet stream; the same beat asks whether the person is still let in. */
  beatMilliseconds: number;
  /** A reader who is further behind than this is dropped: it comes back and goes on behind the last event it saw. */
  bytesBehind: number;
};

export type Stream = {
  request: FastifyRequest;
  reply: FastifyReply;
  personId: string;
  /** True when the news is for this stream, so that it is worth a look. */
  concerns(news: News): boolean;
  /** True when the news may have ended the session. */
  mayEnd(news: News): boolean;
  isStillAllowed(): Promise<boolean>;
  /** What is new since the last look; never runs twice at once. */
  look(): Promise<readonly StreamEvent[]>;
};

export type Streams = {
  /** Takes the connection over and returns; refuses `too_many_requests`. */
  open(stream: Stream): Promise<void>;
  /** How many are open. */
  size(): number;
  /** Ends all streams, so that the server may stop: browsers come back to the next one. */
  close(): void;
};

export const usualLimits: StreamLimits = { perPerson: 5, beatMilliseconds: 20_000, bytesBehind: 262_144 };

/** Keeps the open streams of this process. */
export function openStreams(events: EventBus, limits: StreamLimits = usualLimits): Streams {
  const openByPerson = new Map<string, number>();
  const ends = new Set<() => void>();
  const count = (personId: string, by: number) => {
    const open = (openByPerson.get(personId) ?? 0) + by;
    if (open === 0) openByPerson.delete(personId);
    else openByPerson.set(personId, open);
  };

  return {
    open: async (stream) => {
      if ((openByPerson.get(stream.personId) ?? 0) >= limits.perPerson) throw new Refusal('too_many_requests', { retryAfterSeconds: 20 });
      count(stream.personId, 1);
      const end = keep(stream, { events, limits, onEnd: () => (count(stream.personId, -1), ends.delete(end)) });
      ends.add(end);
    },
    size: () => ends.size,
    close: () => {
      for (const end of ends) end();
    },
  };
}

/** Answers how to end the stream. */
function keep(stream: Stream, { events, limits, onEnd }: { events: EventBus; limits: StreamLimits; onEnd: () => void }): () => void {
  const pipe = openPipe(stream.reply, limits.bytesBehind);
  // Looks and checks follow one another: a second wish while one runs is one more run, not two.
  const look = inTurn(async () => {
    for (const event of await stream.look()) pipe.send(event);
  });
  const check = inTurn(async () => {
    if (await stream.isStillAllowed()) return;
    pipe.send({ event: 'session_ended', data: {} });
    pipe.end();
  });
  // A database that is away ends nothing: the next beat looks again.
  const quietly = (work: () => Promise<void>) =>
    void work().catch((fault: unknown) => stream.request.log.warn({ err: fault }, 'a stream could not look'));

  const unlisten = events.listen({
    hear: (news) => {
      if (stream.mayEnd(news)) quietly(check);
      if (stream.concerns(news)) quietly(look);
    },
    catchUp: () => quietly(look),
  });
  const beat = setInterval(() => {
    pipe.beat();
    quietly(check);
    quietly(look);
  }, limits.beatMilliseconds);
  pipe.onEnd(() => {
    clearInterval(beat);
    unlisten();
    onEnd();
  });
  quietly(look);
  return pipe.end;
}

function inTurn(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isWanted = false;
  const run = async () => {
    do {
      isWanted = false;
      await work();
    } while (isWanted);
  };
  return () => {
    isWanted = true;
    return (running ??= run().finally(() => (running = undefined)));
  };
}

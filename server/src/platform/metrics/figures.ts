import type { FastifyBaseLogger } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { within } from '../deadline.ts';

export type Sample = { value: number; labels?: Readonly<Record<string, string>> };

/** Figures that are read together when somebody scrapes. `help` names each of them; one whose name ends with `_total` only ever grows. */
export type FigureSource<Name extends string = string> = {
  help: Readonly<Record<Name, string>>;
  labels?: readonly string[];
  read(): Promise<Record<Name, readonly Sample[]>>;
};

export type Answered = { method: string; route: string; status: number; seconds: number };

export type Figures = {
  add(source: FigureSource): void;
  observeAnswer(answered: Answered): void;
  /** Everything, read now. A source that fails or hangs is left out, and says so in `vitrine_figures_failed`. */
  text(): Promise<string>;
  readonly contentType: string;
  /** Of the process (memory, event loop): once somebody may scrape. */
  watchProcess(): void;
  close(): void;
};

/** A scraper waits ten seconds by itself; a database that hangs costs it these. */
const patienceMs = 3_000;

export function openFigures(log: Pick<FastifyBaseLogger, 'warn'>): Figures {
  const registry = new Registry();
  const sources: { source: FigureSource; shown: ReadonlyMap<string, Gauge | Counter> }[] = [];
  const labelNames = ['method', 'route', 'status'];
  const registers = [registry];
  const requests = new Counter({ name: 'vitrine_http_requests_total', help: 'Answers, by route and status.', labelNames, registers });
  const durations = new Histogram({
    name: 'vitrine_http_request_seconds',
    help: 'How long answers took, by route.',
    labelNames,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  });
  const failed = new Gauge({ name: 'vitrine_figures_failed', help: 'Groups of figures that could not be read.', registers });

  const refresh = async ({ source, shown }: (typeof sources)[number]): Promise<boolean> => {
    for (const figure of shown.values()) {
      figure.reset();
      if (source.labels === undefined) figure.remove(); // it would be 0 by itself, and what could not be read is not 0
    }
    try {
      const read = await within(patienceMs, source.read());
      for (const [name, samples] of Object.entries(read)) for (const one of samples) show(shown.get(name), one);
      return true;
    } catch (fault) {
      log.warn({ err: fault }, 'some figures could not be read');
      return false;
    }
  };

  return {
    add: (source) => {
      const shape = { labelNames: [...(source.labels ?? [])], registers };
      const shown = Object.entries(source.help).map(
        ([name, help]) =>
          [name, name.endsWith('_total') ? new Counter({ name, help, ...shape }) : new Gauge({ name, help, ...shape })] as const,
      );
      sources.push({ source, shown: new Map(shown) });
    },
    observeAnswer: ({ method, route, status, seconds }) => {
      requests.inc({ method, route, status });
      durations.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds);
    },
    text: async () => {
      const outcomes = await Promise.all(sources.map((one) => refresh(one)));
      failed.set(outcomes.filter((isRead) => !isRead).length);
      return registry.metrics();
    },
    contentType: registry.contentType,
    watchProcess: () => collectDefaultMetrics({ register: registry }),
    close: () => registry.clear(),
  };
}

function show(figure: Gauge | Counter | undefined, { value, labels = {} }: Sample): void {
  if (figure instanceof Gauge) figure.set(labels, value);
  else figure?.inc(labels, value);
}

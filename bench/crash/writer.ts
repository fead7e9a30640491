/** The clients of a crash round, a process of its own: it keeps many writes in flight until it is told to stop, and hands its record over. */
import { auditorsOf, authorOf, peopleOf, type Floor } from './floor.ts';
import { audit } from './auditors.ts';
import { write } from './authors.ts';
import { Client } from './client.ts';
import { WorkList } from './work-list.ts';
import { sell } from './sellers.ts';

export type WriterOrder = { url: string; round: string; floor: Floor };

let client: Client | undefined;

process.on('message', (order: WriterOrder | 'stop' | 'count') => {
  if (order === 'stop' && client) client.isStopping = true;
  else if (order === 'count') process.send?.({ acknowledged: client?.acknowledged ?? 0 });
  else if (typeof order === 'object') void run(order);
});

async function run({ url, round, floor }: WriterOrder): Promise<void> {
  const crowd = new Client(peopleOf({ url, floor }));
  client = crowd;
  const workList = new WorkList();
  const saleDate = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const author = authorOf(floor);
  await Promise.all([
    ...Array.from({ length: floor.sellers }, (_, who) => sell(crowd, { workList, floor, who, mark: round, saleDate })),
    ...auditorsOf(floor).map((who) => audit(crowd, { workList, who })),
    ...(['create_course', 'create_course', 'create_person'] as const).map((kind, at) =>
      write(crowd, { who: author, mark: `${round}a${at}`, kind }),
    ),
  ]);
  process.send?.({ sent: crowd.sent }, () => process.exit(0));
}

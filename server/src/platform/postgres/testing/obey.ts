/** What a server of these tests does once it has its database: writes what it is told to write, and says when that is acknowledged. */
import { createInterface } from 'node:readline';
import { Client } from 'pg';

/** Lines: `write NAME` answers `acknowledged NAME`, `stop` ends it in order, `die` ends this process alone, at once. */
export async function obey({ url, stop }: { url: string; stop(): Promise<void> }): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  process.stdout.write('ready\n');
  for await (const line of createInterface({ input: process.stdin })) {
    const [verb, name] = line.split(' ');
    if (verb === 'write') {
      await client.query('insert into public.kept (name) values ($1)', [name]);
      process.stdout.write(`acknowledged ${name}\n`);
    } else if (verb === 'die') process.kill(process.pid, 'SIGKILL');
    else {
      await client.end();
      await stop();
      process.stdout.write('stopped\n');
      process.exit(0);
    }
  }
}

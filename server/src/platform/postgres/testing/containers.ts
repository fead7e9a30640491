/** Containers as far as a data folder is concerned: namespaces of their own for numbers of processes and shared memory on one machine, and one folder. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Whoever is not root needs a namespace of users too; a machine may forbid both. */
const ways = [
  ['--pid', '--ipc', '--fork', '--kill-child', '--mount-proc'],
  ['--user', '--map-current-user', '--pid', '--ipc', '--fork', '--kill-child', '--mount-proc'],
];
const way = ways.find((options) => spawnSync('unshare', [...options, 'true']).status === 0);

/** Why there are no containers here; undefined where there are. */
export const noContainers = way ? undefined : 'this machine allows no namespace of process numbers (unshare --pid)';

export type Container = {
  /** The next line that its program says; throws when it ends first, with its last words. */
  says(): Promise<string>;
  tell(line: string): void;
  /** Kills its first process: the kernel ends all others, as with `docker kill`. */
  kill(): Promise<void>;
};

/** Runs a program of this folder in a container of its own; `under` puts a process before it that stays when the program dies. */
export function inContainer(program: 'server.ts' | 'naive-server.ts', dataDir: string, { under = false } = {}): Container {
  const file = fileURLToPath(new URL(program, import.meta.url));
  const command = [process.execPath, file, dataDir];
  const shell = ['sh', '-c', '"$@"; echo "its server is gone"; exec sleep 600', 'sh', ...command];
  const child = spawn('unshare', [...(way ?? []), ...(under ? shell : command)], { stdio: ['pipe', 'pipe', 'pipe'] });
  const lines = linesOf(child);
  return {
    says: lines,
    tell: (line) => child.stdin?.write(`${line}\n`),
    kill: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await gone;
    },
  };
}

function linesOf(child: ChildProcess): () => Promise<string> {
  const said: string[] = [];
  const words: string[] = [];
  let rest = '';
  let wake = () => {};
  let isOver = false;
  child.stderr?.on('data', (chunk: Buffer) => words.push(chunk.toString()));
  child.stdout?.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk.toString()).split('\n');
    rest = lines.pop() ?? '';
    said.push(...lines);
    wake();
  });
  child.once('close', () => {
    isOver = true;
    wake();
  });
  return async () => {
    while (said.length === 0) {
      if (isOver) throw new Error(`the container ended: ${words.join('')}`);
      await new Promise<void>((resolve) => (wake = resolve));
    }
    return said.shift() ?? '';
  };
}

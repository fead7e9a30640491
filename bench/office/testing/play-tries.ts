/** Plays each try with this machine's LibreOffice; its last line is the list of verdicts. */
import { tries } from './tries.ts';

const verdicts: { name: string; ok: boolean; detail: string }[] = [];
for (const [name, play] of Object.entries(tries)) {
  const start = performance.now();
  const detail = await play().then(
    () => '',
    (thrown: unknown) => String(thrown instanceof Error ? thrown.stack : thrown),
  );
  const seconds = ((performance.now() - start) / 1_000).toFixed(1).padStart(5);
  console.error(`${detail === '' ? 'ok    ' : 'FAILED'} ${seconds} s  ${name}${detail && `\n${detail}`}`);
  verdicts.push({ name, ok: detail === '', detail });
}
console.log(JSON.stringify(verdicts));
process.exit(0);

export type ServerEvent = { id: string | undefined; event: string; data: string };

/** The events of a text/event-stream, whatever way the network cut it into pieces. */
export async function* eventsIn(body: ReadableStream<Uint8Array> | null, signal?: AbortSignal): AsyncGenerator<ServerEvent> {
  if (!body) return;
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader(); // oxlint-disable-line typescript/no-unsafe-type-assertion -- two typings of one thing
  let waiting = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done || signal?.aborted) return;
    waiting += value.replaceAll('\r\n', '\n');
    const blocks = waiting.split('\n\n');
    waiting = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = eventOf(block);
      if (event) yield event;
    }
  }
}

function eventOf(block: string): ServerEvent | undefined {
  const fields = block
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(':'))
    .map((line) => /^([^:]*):? ?(.*)$/.exec(line) ?? [])
    .map(([, name = '', value = '']) => ({ name, value }));
  const data = fields.filter(({ name }) => name === 'data').map(({ value }) => value);
  if (data.length === 0) return undefined;
  return {
    id: fields.findLast(({ name }) => name === 'id')?.value,
    event: fields.findLast(({ name }) => name === 'event')?.value ?? 'message',
    data: data.join('\n'),
  };
}

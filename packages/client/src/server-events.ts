export type ServerEvent = { id: string | undefined; event: string; data: string };

/** The events of a text/event-stream, whatever way the network cut it into pieces. `onPiece` hears of every sign of life, comments too. */
export async function* eventsIn(
  body: ReadableStream<Uint8Array> | null,
  onPiece: () => void = () => undefined,
): AsyncGenerator<ServerEvent> {
  if (!body) return;
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader(); // oxlint-disable-line typescript/no-unsafe-type-assertion -- two typings of one thing
  const lines = eventReader();
  let waiting = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return; // half an event at the end is none
      onPiece();
      // A return at the very end may be the first half of a line end.
      const pieces = (waiting + value).split(/\r\n|\n|\r(?!$)/);
      waiting = pieces.pop() ?? '';
      for (const line of pieces) {
        const event = lines(line);
        if (event) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Takes line by line and gives the event that an empty line ends. An id holds for the events behind it, too. */
function eventReader(): (line: string) => ServerEvent | undefined {
  let id: string | undefined;
  let event = 'message';
  let data: string[] = [];
  return (line) => {
    if (line === '') {
      const told = data.length > 0 ? { id, event, data: data.join('\n') } : undefined;
      [event, data] = ['message', []];
      return told;
    }
    const colon = line.indexOf(':');
    const name = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (name === 'data') data.push(value);
    if (name === 'event') event = value;
    if (name === 'id') id = value;
    return undefined;
  };
}

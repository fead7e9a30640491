import type { FastifyReply } from 'fastify';

/** `id` lets the browser go on behind it (`Last-Event-ID`); news that only the present state matters of have none. */
export type StreamEvent = { id?: string; event: string; data: unknown };

export type Pipe = {
  send(event: StreamEvent): void;
  beat(): void;
  end(): void;
  onEnd(tell: () => void): void;
};

/** Takes the connection over from the framework and speaks `text/event-stream` on it. */
export function openPipe(reply: FastifyReply, bytesBehind: number): Pipe {
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // A connection that stayed open behind an ended stream would hold up the server's stop.
    connection: 'close',
    // Proxies of the nginx kind would keep the lines back.
    'x-accel-buffering': 'no',
  });
  raw.socket?.setKeepAlive(true);
  raw.socket?.setTimeout(0);
  raw.write('retry: 2000\n\n');
  const write = (text: string) => {
    if (raw.destroyed || raw.writableEnded) return;
    raw.write(text);
    if (raw.writableLength > bytesBehind) raw.destroy();
  };
  // Whether the reader left, was dropped or was ended: 'close' comes once.
  raw.on('error', () => raw.destroy());
  return {
    send: ({ id, event, data }) => write(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    beat: () => write(': beat\n\n'),
    end: () => raw.end(),
    onEnd: (tell) => void raw.once('close', tell),
  };
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdir } from 'node:fs/promises';
import { uploadMilliseconds } from './upload-rows.ts';

type Beginning = { id: string; begin: (id: string) => Promise<void>; fault?: Error };

export type TusServer = {
  /** Makes an upload under this id; `begin` runs before a byte is taken. */
  create(request: Request, beginning: Beginning): Promise<Response>;
  /** HEAD, PATCH and DELETE of an upload. */
  goOn(request: Request): Promise<Response>;
};

/** The protocol itself, with its bytes in a folder. Loaded with the first upload, as a server without one does not need it. */
export async function tusServer(uploadsDir: string): Promise<TusServer> {
  const [{ Server }, { FileStore }] = await Promise.all([import('@tus/server'), import('@tus/file-store')]);
  await mkdir(uploadsDir, { recursive: true, mode: 0o700 });
  const current = new AsyncLocalStorage<Beginning>();
  const beginning = () => {
    const begun = current.getStore();
    if (!begun) throw new Error('uploads: an upload is made without a beginning');
    return begun;
  };
  const server = new Server({
    path: '/api/files',
    relativeLocation: true,
    allowedOrigins: () => false, // other origins are let in by the app, for all addresses alike
    datastore: new FileStore({ directory: uploadsDir, expirationPeriodInMilliseconds: uploadMilliseconds }),
    namingFunction: () => beginning().id,
    onUploadCreate: async (_request, { id }) => {
      const begun = beginning();
      await begun.begin(id).catch((fault: unknown) => {
        begun.fault = fault instanceof Error ? fault : new Error('uploads: an upload did not begin', { cause: fault });
        throw begun.fault;
      });
      return {};
    },
  });
  const handle = (request: Request) => server.handleWeb(request);
  const create: TusServer['create'] = async (request, { id, begin }) => {
    const begun: Beginning = { id, begin };
    const answered = await current.run(begun, () => handle(request));
    if (begun.fault) throw begun.fault; // the protocol would answer each as its own failure
    return answered;
  };
  return { create, goOn: handle };
}

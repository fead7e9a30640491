/** The writes of a crash round, over HTTP and with an Idempotency-Key each; and how each is read back. */
import { addressOf, type Answer, type Ask, type Endpoint } from '@vitrine/contract/kernel';
import { createCourse, getCourseDraft, listCourseDrafts } from '@vitrine/contract/catalog';
import { alternativeLogin, createPerson, getPerson, listPeople } from '@vitrine/contract/identity';
import { getSite } from '@vitrine/contract/tenancy';

export type Write = { kind: 'course' | 'person'; key: string; mark: string };
export type Session = { url: string; authorization: string };

/** Sends one call; throws `Unanswered` when no whole answer came, and answers any status otherwise. */
export async function send<E extends Endpoint>(
  session: Session,
  endpoint: E,
  ask: Ask<E>,
  key?: string,
): Promise<{ status: number; body: Answer<E> }> {
  const { params, query, body } = ask as { params?: object; query?: object; body?: object }; // oxlint-disable-line typescript/no-unsafe-type-assertion -- the three parts of an Ask
  const isForm = endpoint.encoding === 'form';
  try {
    const answered = await fetch(session.url + addressOf(endpoint, params, query), {
      method: endpoint.method,
      headers: {
        authorization: session.authorization,
        ...(body ? { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
      },
      ...(body ? { body: isForm ? new URLSearchParams(Object.entries(body)) : JSON.stringify(body) } : {}),
    });
    return { status: answered.status, body: (await answered.json()) as Answer<E> }; // oxlint-disable-line typescript/no-unsafe-type-assertion -- compared by the caller
  } catch (cause) {
    throw new Unanswered('no answer', { cause });
  }
}

export class Unanswered extends Error {}

/** The web app itself, before anybody has logged in: by the id and secret that its page carries. */
export async function webApp(url: string): Promise<Session> {
  const site = await send({ url, authorization: '' }, getSite, {});
  return { url, authorization: `Basic ${Buffer.from(`${site.body.client_id}:${site.body.client_secret}`).toString('base64')}` };
}

/** Logs a demo account in. */
export async function logIn(url: string, who: { userName: string; password: string }): Promise<Session> {
  return logInBy(await webApp(url), who);
}

/** The log-in alone: one request of the app. */
export async function logInBy(app: Session, { userName, password }: { userName: string; password: string }): Promise<Session> {
  const { url } = app;
  const tokens = await send(app, alternativeLogin, { body: { username: userName, password } });
  if (tokens.status !== 200) throw new Error(`log-in of ${userName} answered ${tokens.status}: ${JSON.stringify(tokens.body)}`);
  return { url, authorization: `Bearer ${tokens.body.access_token}` };
}

/** The id of what was made. Whatever is not 200 counts as unanswered: nothing was promised. */
export async function write(session: Session, { kind, key, mark }: Write): Promise<string> {
  const answered =
    kind === 'course'
      ? await send(session, createCourse, { body: courseCalled(mark) }, key)
      : await send(session, createPerson, { body: personCalled(mark) }, key);
  if (answered.status !== 200) throw new Unanswered(`answered ${answered.status}: ${JSON.stringify(answered.body)}`);
  return answered.body.id;
}

/** Whether the thing of this id is there. */
export async function isThere(session: Session, { kind, id }: { kind: Write['kind']; id: string }): Promise<boolean> {
  const answered =
    kind === 'course'
      ? await send(session, getCourseDraft, { params: { courseId: id } })
      : await send(session, getPerson, { params: { memberId: id } });
  return answered.status === 200 && answered.body.id === id;
}

/** How many things carry this mark. */
export async function countMarked(session: Session, { kind, mark }: Pick<Write, 'kind' | 'mark'>): Promise<number> {
  const answered =
    kind === 'course'
      ? await send(session, listCourseDrafts, { query: { search: mark } })
      : await send(session, listPeople, { query: { search: mark } });
  return answered.body.items.length;
}

const courseCalled = (mark: string) => ({
  title: { 'pt-BR': mark },
  summary: { 'pt-BR': 'Um curso de ensaio' },
  description: { 'pt-BR': '<p>Feito enquanto o servidor cai.</p>' },
  scene: 'fridge' as const,
  imageFileId: null,
  workloadMinutes: 10,
  tagIds: [],
  prerequisiteCourseId: null,
  isSequential: false,
  block_activities_menu: false,
});

const personCalled = (mark: string) => ({
  fullName: mark,
  userName: mark,
  email: `${mark}@exemplo.test`,
  documentKind: 'other' as const,
  document: '',
  phone: '',
  birthday: null,
  gender: 'not_told' as const,
  country: 'BR',
  city: 'Recife',
  languageId: 1,
  roles: ['learner' as const],
  programRole: null,
  groupIds: [],
  password: 'Ensaio-2026-forte',
});

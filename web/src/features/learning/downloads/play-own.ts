import { PlayerPage, type LearningEvent } from '@vitrine/contract/learning';
import { bestOf } from '@vitrine/domain/activities/scorm';
import { mergeRanges } from '@vitrine/domain/activities/video';
import { fileOf, keepItem, keptItem, listKeptItems, type KeptItem } from './kept-items.ts';
import { pathOf } from './path-of.ts';

type ScormContent = Extract<PlayerPage['content'], { kind: 'scorm' }>;
type ScormCommit = Extract<LearningEvent['what'], { kind: 'scorm_commit' }>;

/** Addresses of the page's own; they live as long as it does. */
const addresses = new Map<string, string>();

/** The page of an activity as the server gave it, with the file of this device in place of the server's; kept anew, for the next time without a network. */
export async function withOwnFile(page: PlayerPage): Promise<PlayerPage> {
  const item = await keptItem(page.activity.id);
  if (item?.lease) {
    await inTurn(async () => {
      const now = await keptItem(page.activity.id); // an answer may have come to it meanwhile
      if (now) await keepItem({ ...now, page });
    }).catch(() => undefined);
    return page;
  }
  if (!item || !('fileId' in page.content) || page.content.fileId !== item.fileId) return page; // nothing kept, or another file meanwhile
  await inTurn(() => keepItem({ ...item, page })).catch(() => undefined);
  if (item.keepPage !== undefined) return page; // with a network a package plays as it always does
  return played({ ...item, page });
}

/** The page as it was known last, where the server cannot be asked (OFF-04). */
export async function keptPage(courseId: string, hierarchyOrder: number): Promise<PlayerPage | undefined> {
  const items = await listKeptItems();
  const item = items.find(({ page }) => page.courseId === courseId && page.activity.hierarchy_order === hierarchyOrder);
  return item && played(item);
}

/** What a person saw of a kept activity: it goes on there, though the server has not said so yet. */
export const noteSeen = (activityId: string, what: LearningEvent['what']): Promise<void> =>
  inTurn(async () => {
    const item = await keptItem(activityId);
    if (!item) return;
    const { content } = item.page;
    if (what.kind === 'watched' && 'watched' in content) {
      const watched = mergeRanges([...content.watched, ...what.ranges]);
      await keepItem({ ...item, page: { ...item.page, content: { ...content, watched, positionSeconds: what.positionSeconds } } });
    }
    if (what.kind === 'pages_read' && 'pagesRead' in content) {
      const pagesRead = [...new Set([...content.pagesRead, ...what.pages])].toSorted((one, other) => one - other);
      await keepItem({ ...item, page: { ...item.page, content: { ...content, pagesRead, lastPage: what.lastPage } } });
    }
    if (what.kind === 'confirmed' && 'isConfirmed' in content)
      await keepItem({ ...item, page: { ...item.page, content: { ...content, isConfirmed: true } } });
    if (what.kind === 'scorm_commit' && content.kind === 'scorm')
      await keepItem({ ...item, page: { ...item.page, content: withCommit(content, what) } });
  });

/** A lesson as it stands after a commit, as the server will say. */
function withCommit(content: ScormContent, { kind: _, sco, seconds, isEnded: _ended, ...told }: ScormCommit): ScormContent {
  const lessons = content.lessons.map((lesson) => {
    if (lesson.sco !== sco) return lesson;
    const known = lesson.cmi === null || lesson.latest === null ? null : { ...lesson, ...lesson.latest, cmi: lesson.cmi };
    const { completion, success, score, cmi, ...latest } = known ? bestOf(known, told) : told;
    return {
      ...lesson,
      completion,
      success,
      score,
      cmi,
      latest: { startedAt: latest.startedAt, session: latest.session, seq: latest.seq },
    };
  });
  const session = { sco, startedAt: told.startedAt, seconds: Math.max(seconds, content.sessions[told.session]?.seconds ?? 0) };
  return { ...content, lessons, sessions: { ...content.sessions, [told.session]: session } };
}

/** Reads and writes of a row never overtake each other; whoever asks hears of a failure. */
let turn: Promise<void> = Promise.resolve();
export function inTurn(work: () => Promise<void>): Promise<void> {
  const done = turn.then(work);
  turn = done.catch(() => undefined);
  return done;
}

/** A package with its addresses led to what its own host keeps. */
function playedByItsHost(page: PlayerPage): PlayerPage {
  const { content } = page;
  if (content.kind === 'html' && content.keep) return { ...page, content: { ...content, frame: content.keep.folder + content.entry } };
  if (content.kind === 'scorm' && content.keep) return { ...page, content: { ...content, base: content.keep.folder } };
  return page;
}

/** The page with every link that this device has a file for led there. */
async function played(item: KeptItem): Promise<PlayerPage> {
  if (item.lease) return item.page;
  if (item.keepPage !== undefined) return playedByItsHost(item.page);
  const file = await fileOf(item);
  if (!file) return item.page;
  const own = 'url' in item.page.content && item.page.content.url !== null ? pathOf(item.page.content.url) : undefined;
  const addressOf = (link: string): string => {
    const path = pathOf(link);
    if (path === own) return addressTo(`${item.fileId}:${path}`, () => file);
    const beside = item.beside[path];
    return beside ? addressTo(`${item.fileId}:${path}`, () => blobOf(beside)) : link;
  };
  const content: unknown = JSON.parse(
    JSON.stringify(item.page.content, (_, value: unknown) =>
      typeof value === 'string' && value.startsWith('/media/') ? addressOf(value) : value,
    ),
  );
  return PlayerPage.parse({ ...item.page, content });
}

/** What stands beside an item, by addresses of the page's own, in whatever names their links. */
export const addressesBeside = <T extends object>({ itemId, beside }: Pick<KeptItem, 'itemId' | 'beside'>, named: T): T =>
  JSON.parse(
    JSON.stringify(named, (_, value: unknown) => {
      const kept = typeof value === 'string' && value.startsWith('/media/') ? beside[pathOf(value)] : undefined;
      return kept && typeof value === 'string' ? addressTo(`${itemId}:${pathOf(value)}`, () => blobOf(kept)) : value;
    }),
  );

function addressTo(key: string, make: () => Blob): string {
  const known = addresses.get(key) ?? URL.createObjectURL(make());
  addresses.set(key, known);
  return known;
}

const blobOf = ({ type, content }: { type: string; content: string }): Blob =>
  new Blob([Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0))], { type });

/** Packages of SCORM 1.2 and 2004: checked when they come, played on the content origin, kept by commits (D08, D09). */
import { judgeScorm, secondsIn } from '@vitrine/domain/activities/scorm';
import { notFound, Refusal } from '../../../platform/http/index.ts';
import { contentHosts, keepOf, packagePath } from '../../../platform/storage/index.ts';
import type { Kind, WriteParts } from '../kind.ts';
import { readManifest } from './manifest.ts';
import { parseScorm, parseScormDetail, type StoredScorm } from './stored.ts';

const manifestBytes = 5_242_880;

export const scorm: Kind<'scorm', StoredScorm> = {
  parseContent: parseScorm,
  parseDetail: parseScormDetail,
  store: async (parts, _tx, { tenantId }, { draft: { fileId, suspendLimit, trial }, before }) => {
    const isKnown = fileId === null || before?.fileId === fileId;
    const { standard, lessons } = isKnown
      ? { standard: before?.standard ?? ('1.2' as const), lessons: fileId === null ? [] : (before?.lessons ?? []) }
      : await readPackage(parts, { tenantId, fileId });
    return { version: 1, kind: 'scorm', fileId, suspendLimit, standard, lessons, trial: fileId === null ? null : (trial ?? null) };
  },
  draftOf: ({ fileId, suspendLimit, trial = null }) => ({ kind: 'scorm', fileId, suspendLimit, trial }),
  filesOf: ({ fileId }) => (fileId === null ? [] : [{ path: 'fileId', fileId, accepts: 'application/zip' }]),
  testOf: () => null,
  missingOf: ({ fileId }) => (fileId === null ? ['file_missing'] : []),
  viewOf: async (parts, actor, { content, detail }) => {
    if (content.fileId === null) throw notFound();
    const { settings } = parts;
    const { tenantId, personId } = actor;
    const hosts = contentHosts(settings);
    const origin = hosts.own(content.fileId) ?? hosts.shared;
    const path = packagePath(parts, { tenantId, personId, packageId: content.fileId }, 'lesson');
    return {
      kind: 'scorm',
      standard: content.standard,
      base: new URL(path, origin).href,
      stage: new URL(`/runtime/lesson.html?for=${tenantId}`, origin).href,
      fileId: content.fileId,
      keep: keepOf(settings, { tenantId, packageId: content.fileId }),
      suspendLimit: content.suspendLimit,
      learner: { id: personId, name: actor.fullName },
      lessons: content.lessons.map((lesson) => {
        const known = detail.lessons[lesson.sco];
        return {
          ...lesson,
          completion: known?.completion ?? 'incomplete',
          success: known?.success ?? 'unknown',
          score: known?.score ?? null,
          cmi: known?.cmi ?? null,
          latest: known ? { startedAt: known.startedAt, session: known.session, seq: known.seq } : null,
          seconds: secondsIn(detail, lesson.sco),
        };
      }),
      sessions: detail.sessions,
    };
  },
  attemptOf: async () => null,
  completionOf: async (_parts, _actor, { content, detail }) =>
    judgeScorm(
      detail,
      content.lessons.map(({ sco }) => sco),
    ),
};

/** Reads what a package says about itself. Refuses at `fileId`: no manifest, one that nobody can read, a beginning that is not there. */
export async function readPackage({ storage }: Pick<WriteParts, 'storage'>, ask: { tenantId: string; fileId: string }) {
  const refuse = (code: string) => new Refusal('invalid_request', { fields: { fileId: code } });
  const opened = await storage.openPackage(ask);
  if (!opened) throw refuse('file_missing');
  const xml = await opened.text('imsmanifest.xml', manifestBytes);
  if (xml === undefined) throw refuse(opened.has('imsmanifest.xml') ? 'manifest_unreadable' : 'manifest_missing');
  const read = readManifest(xml, (file) => opened.has(file));
  if (!read.ok) throw refuse(read.refusal);
  return read.manifest;
}

import type { ActivityContentOf } from '@vitrine/contract/activities';
import { previewOf } from './kinds.ts';
import type { PreviewParts, Viewer } from './kind.ts';
import { readPackage } from './scorm/index.ts';

/** A package of SCORM that an author sent, as it would open for somebody new, before it is part of anything. Refuses at `fileId` what saving it would refuse. */
export async function tryPackage(
  parts: PreviewParts,
  actor: Viewer,
  { fileId, locale }: { fileId: string; locale: string },
): Promise<ActivityContentOf<'scorm'>> {
  const manifest = await readPackage(parts, { tenantId: actor.tenantId, fileId });
  const stored = { version: 1, kind: 'scorm', fileId, suspendLimit: 64_000, ...manifest };
  const { content } = await previewOf('scorm', parts, actor, { content: stored, locale });
  return content;
}

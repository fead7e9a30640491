import type { KindBuilder } from '../testing/kind-builder.ts';

export const scorm: KindBuilder<'scorm'> = {
  draft: () => ({ kind: 'scorm', fileId: null, suspendLimit: 64_000, trial: null }),
  seen: ({ lessons }, part) =>
    lessons.map(({ sco }, place) => ({
      kind: 'scorm_commit',
      session: `01930000-0000-7000-8000-${String(place + 1).padStart(12, '0')}`,
      startedAt: '2026-01-01T12:00:00.000Z',
      seq: 1,
      sco,
      seconds: 60,
      isEnded: part === 1,
      completion: part === 1 ? 'completed' : 'incomplete',
      success: 'unknown',
      score: part === 1 ? 100 : null,
      cmi: '{}',
    })),
};

import { queryOptions } from '@tanstack/react-query';
import { call, callFile } from '@vitrine/client';
import {
  claimForumReport,
  decideAppeal,
  decideForumReport,
  endForumMute,
  exportForumReports,
  getForumReport,
  getForumWords,
  listForumMutes,
  listForumReports,
  releaseForumReport,
  saveForumWords,
} from '@vitrine/contract/forum';
import { getSiteLists } from '@vitrine/contract/identity';
import type { AppealOutcome, ForumDecision, muteDays } from '@vitrine/domain/forum';

export const queueKey = ['forum', 'queue'] as const;

export const caseQuery = (caseId: string) =>
  queryOptions({ queryKey: ['forum', 'case', caseId], queryFn: () => call(getForumReport, { params: { caseId } }), staleTime: 20_000 });

export const casesToJudge = (ask: Record<string, unknown>) => call(listForumReports, { query: listForumReports.query.parse(ask) });
export const reportsExport = (ask: Record<string, unknown>) => callFile(exportForumReports, { query: exportForumReports.query.parse(ask) });

/** A report and the version of it that somebody looked at (D37). */
export type Seen = { id: string; version: number };
export type Word = { decision: ForumDecision; why: string; muteDays: (typeof muteDays)[number] };
export const claim = ({ id, version }: Seen) => call(claimForumReport, { params: { caseId: id }, body: { version } });
export const release = (caseId: string) => call(releaseForumReport, { params: { caseId } });
export const decide = ({ id, version }: Seen, word: Word) =>
  call(decideForumReport, { params: { caseId: id }, body: { version, ...word } });

export const decideAppealOf = (caseId: string, body: { outcome: AppealOutcome; why: string }) =>
  call(decideAppeal, { params: { caseId }, body });

export const wordsQuery = queryOptions({ queryKey: ['forum', 'words'], queryFn: () => call(getForumWords, {}) });
export const saveWords = (body: { version: number; words: string[] }) => call(saveForumWords, { body });

export const mutesQuery = queryOptions({ queryKey: ['forum', 'mutes'], queryFn: () => call(listForumMutes, {}) });
export const endMute = (memberId: string) => call(endForumMute, { params: { memberId } });

/** Groups, areas and tags of the site, for whom a board may be. */
export const listsQuery = queryOptions({ queryKey: ['identity', 'site-lists'], queryFn: () => call(getSiteLists, {}), staleTime: 300_000 });

import { levelReasons, levelRequestStates, levelsRefusals } from '@vitrine/domain/levels';
import { z } from 'zod';
import {
  changed,
  endpoint,
  exportOf,
  Id,
  Instant,
  LocaleText,
  pageOf,
  PageQuery,
  ParticipantText,
  SearchTerm,
  Was,
} from '../kernel/index.ts';
import { Invoices, RankShape, ReachedRankShape } from './shapes.ts';

const decides = { needs: 'levels.decide', refusals: [...levelsRefusals, 'changed_meanwhile'] } as const;
const read = { needs: 'campaigns.read' } as const;
const write = { needs: 'campaigns.write', refusals: [...levelsRefusals, 'changed_meanwhile'] } as const;
const one = z.object({ requestId: Id });
const inCampaign = z.object({ campaignId: Id });
const seen = z.strictObject({ version: z.int() });

export const LevelForm = z.strictObject({
  name: LocaleText(40),
  summary: LocaleText(240),
  /** One benefit a line. */
  benefits: LocaleText(600),
});
export type LevelForm = z.infer<typeof LevelForm>;

export const LevelDetail = z.object({
  rank: RankShape,
  /** 0: these are the product’s own words. */
  version: z.int(),
  /** Its name in the reader’s language. */
  shown: z.string(),
  level: LevelForm,
  members: z.int(),
  can: z.object({ save: z.boolean() }),
});
export type LevelDetail = z.infer<typeof LevelDetail>;

export const listLevels = endpoint({
  ...read,
  method: 'GET',
  path: '/console/levels',
  answer: z.object({ items: z.array(LevelDetail) }),
  summary: 'The three levels of the client with their words',
});

export const saveLevel = endpoint({
  ...write,
  method: 'PUT',
  path: '/console/levels/:rank',
  params: z.object({ rank: z.coerce.number().pipe(RankShape) }),
  body: z.strictObject({ version: z.int(), level: changed(LevelForm), was: Was }),
  answer: LevelDetail,
  summary: 'Saves the words of a level; fields are refused below `level.`',
});

export const Minimums = z.strictObject({
  intermediate: z.int('invalid').min(1, 'number_too_small').max(10_000_000, 'number_too_big'),
  highest: z.int('invalid').min(1, 'number_too_small').max(10_000_000, 'number_too_big'),
});
export type Minimums = z.infer<typeof Minimums>;

export const CampaignLevels = z.object({
  /** 0: the campaign asks for no experience yet. */
  version: z.int(),
  campaignName: z.string(),
  minimums: Minimums.nullable(),
  names: z.object({ intermediate: z.string(), highest: z.string() }),
  can: z.object({ save: z.boolean() }),
});
export type CampaignLevels = z.infer<typeof CampaignLevels>;

export const getCampaignLevels = endpoint({
  ...read,
  method: 'GET',
  path: '/console/campaigns/:campaignId/levels',
  params: inCampaign,
  answer: CampaignLevels,
  summary: 'The experience that a campaign asks for its levels',
});

/** Fixed once the campaign began with them (D30). */
export const saveCampaignLevels = endpoint({
  ...write,
  method: 'PUT',
  path: '/console/campaigns/:campaignId/levels',
  params: inCampaign,
  body: z.strictObject({ version: z.int(), minimums: Minimums }),
  answer: CampaignLevels,
  summary: 'Saves the experience that a campaign asks for its levels',
});

export const LevelRequestRow = z.object({
  id: Id,
  version: z.int(),
  state: z.enum(levelRequestStates),
  member: z.object({ memberId: Id, name: z.string() }),
  rank: ReachedRankShape,
  levelName: z.string(),
  campaignName: z.string(),
  experience: z.int(),
  openedAt: Instant,
});
export type LevelRequestRow = z.infer<typeof LevelRequestRow>;

export const LevelRequest = LevelRequestRow.extend({
  campaignId: Id,
  /** What the member has in the campaign now. */
  audited: z.int(),
  underAudit: z.int(),
  minimum: z.int(),
  invoices: Invoices,
  currentRank: RankShape,
  currentName: z.string(),
  decidedAt: Instant.nullable(),
  decidedBy: z.string().nullable(),
  reason: z.enum(levelReasons).nullable(),
  note: z.string(),
  /** Of other campaigns and ranks, the newest first. */
  history: z.array(
    z.object({ id: Id, campaignName: z.string(), levelName: z.string(), state: z.enum(levelRequestStates), openedAt: Instant }),
  ),
  /** Why it cannot be approved now, whoever asks; null: it can. */
  obstacle: z.enum(levelsRefusals).nullable(),
  can: z.object({ approve: z.boolean(), refuse: z.boolean() }),
});
export type LevelRequest = z.infer<typeof LevelRequest>;

export const listLevelRequests = endpoint({
  ...decides,
  refusals: [],
  method: 'GET',
  path: '/console/level-requests',
  query: PageQuery.extend({
    state: z.enum(levelRequestStates).default('open'),
    show: z.enum(['all', 'intermediate', 'highest']).default('all'),
    /** Part of the member's name. */
    search: SearchTerm.optional(),
    campaignId: Id.optional(),
  }),
  answer: pageOf(LevelRequestRow).extend({ counts: z.object({ all: z.int(), intermediate: z.int(), highest: z.int() }) }),
  summary: 'Requests for a level, the oldest first',
});

export const exportLevelRequests = exportOf(listLevelRequests);

export const getLevelRequest = endpoint({
  ...decides,
  refusals: [],
  method: 'GET',
  path: '/console/level-requests/:requestId',
  params: one,
  answer: LevelRequest,
  summary: 'A request for a level with the invoices behind it',
});

export const approveLevel = endpoint({
  ...decides,
  method: 'POST',
  path: '/console/level-requests/:requestId/approve',
  params: one,
  body: seen,
  answer: LevelRequest,
  summary: 'Approves a level: its benefits apply at once',
});

export const refuseLevel = endpoint({
  ...decides,
  method: 'POST',
  path: '/console/level-requests/:requestId/refuse',
  params: one,
  body: seen.extend({ reason: z.enum(levelReasons, 'invalid_choice'), note: ParticipantText }),
  answer: LevelRequest,
  summary: 'Refuses a level with a reason',
});

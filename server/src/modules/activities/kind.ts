import type { ActivityContentOf, ActivityDraftOf } from '@vitrine/contract/activities';
import type { Attempt } from '@vitrine/contract/assessment';
import type { ActivityKind, Completion, DetailOf } from '@vitrine/domain/activities';
import type { Game } from '@vitrine/domain/games';
import type { Locale } from '@vitrine/domain/kernel';
import type { Tx } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { FileRow } from '../../platform/storage/index.ts';
import type { WrittenTest } from '../assessment/index.ts';

/** A file that content names, where an author put it, and the content types that may stand there. */
export type NamedFile = { path: string; fileId: string; accepts: string };

/** What content points to, read once for many activities. */
export type Around = { files: ReadonlyMap<string, FileRow>; tests: ReadonlyMap<string, WrittenTest> };

export type Author = Pick<Actor, 'tenantId'>;
export type Learner = Pick<Actor, 'tenantId' | 'memberId' | 'personId'>;
/** Whoever sees an activity; packages are told what they are called. */
export type Viewer = Learner & Pick<Actor, 'fullName'>;
export type ReadParts = Pick<Platform, 'db' | 'storage'>;
export type ViewParts = ReadParts & Pick<Platform, 'settings' | 'clock' | 'secret'>;
export type PreviewParts = ViewParts & Pick<Platform, 'newId' | 'chance'>;
export type WriteParts = Pick<Platform, 'clock' | 'newId' | 'storage'>;

/** A learner's place in an activity: what is stored about both, already parsed. */
export type Place<K extends ActivityKind, Content> = { content: Content; detail: DetailOf[K]; locale: Locale };

/** Everything that the server must know about a kind of activity; one folder each (law 10). `Content` is what a revision keeps. */
export type Kind<K extends ActivityKind, Content> = {
  /** Reads stored content of any version (law 11). */
  parseContent(stored: unknown): Content;
  /** Reads what progress keeps, of any version. */
  parseDetail(stored: unknown): DetailOf[K];
  /** Turns what an author wrote into what is stored. */
  store(parts: WriteParts, tx: Tx, actor: Author, ask: { draft: ActivityDraftOf<K>; before: Content | null }): Promise<Content>;
  /** The way back: what an author edits. */
  draftOf(content: Content, around: Around): ActivityDraftOf<K>;
  filesOf(content: Content): NamedFile[];
  /** Version of the test that it is made of; null for kinds without one. */
  testOf(content: Content): string | null;
  /** The game that it is made of, and the id that names it through all revisions; only where the kind has runs. */
  gameOf?(content: Content): { gameId: string; game: Game };
  /** Codes of what still keeps it from being published. */
  missingOf(content: Content, around: Around): string[];
  /** What a player gets; without a word about right answers. */
  viewOf(parts: ViewParts, actor: Viewer, place: Place<K, Content>): Promise<ActivityContentOf<K>>;
  /** An attempt to look at, drawn and never kept; null for kinds without attempts. */
  attemptOf(parts: PreviewParts, actor: Learner, place: Omit<Place<K, Content>, 'detail'>): Promise<Attempt | null>;
  completionOf(parts: ReadParts, actor: Learner, place: Place<K, Content>): Promise<Completion>;
};

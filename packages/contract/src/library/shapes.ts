import { libraryKinds, libraryPreviews, readingStates } from '@vitrine/domain/library';
import { z } from 'zod';
import { Id, Instant, LocaleText } from '../kernel/index.ts';

/** Whom a folder or a file is for, of those who see the folder above it; nobody named is all of them. */
export const LibraryAudience = z.strictObject({
  groupIds: z.array(Id).max(100, 'too_many'),
  areaIds: z.array(Id).max(100, 'too_many'),
  tagIds: z.array(Id).max(100, 'too_many'),
});
export type LibraryAudience = z.infer<typeof LibraryAudience>;

export const LibraryFolder = z.object({
  id: Id,
  parentId: Id.nullable(),
  slug: z.string(),
  name: z.string(),
  /** Files that the member sees in it and in what stands in it. */
  files: z.int(),
});
export type LibraryFolder = z.infer<typeof LibraryFolder>;

export const LibraryFile = z.object({
  id: Id,
  folderId: Id,
  title: z.string(),
  kind: z.enum(libraryKinds),
  extension: z.string(),
  /** The file of the newest version; its link is asked for by this id. */
  fileId: Id,
  fileName: z.string(),
  bytes: z.int(),
  pages: z.int().nullable(),
  seconds: z.number().nullable(),
  placedAt: Instant,
  versionNumber: z.int(),
  /** A version that replaced one, and that the member has not opened yet. */
  isNewVersion: z.boolean(),
  isMustRead: z.boolean(),
  reading: z.enum(readingStates),
  isFavourite: z.boolean(),
});
export type LibraryFile = z.infer<typeof LibraryFile>;

export const LibraryFilePage = LibraryFile.extend({
  description: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  /** From the outermost folder to the one that it stands in. */
  folders: z.array(LibraryFolder.pick({ id: true, slug: true, name: true })),
  versionId: Id,
  /** What changed against the version before. */
  note: z.string(),
  preview: z.enum(libraryPreviews),
  /** Names inside an archive, at most a hundred; and how many there are. */
  names: z.array(z.string()),
  namesCount: z.int(),
  url: z.string(),
  /** Of the same right as the file: its pages where it is an office file, else the file itself. */
  previewUrl: z.string(),
  confirmedAt: Instant.nullable(),
  can: z.object({ confirm: z.boolean() }),
});
export type LibraryFilePage = z.infer<typeof LibraryFilePage>;

export const FolderForm = z.strictObject({ name: LocaleText(120), audience: LibraryAudience });
export type FolderForm = z.infer<typeof FolderForm>;

export const ItemForm = z.strictObject({
  title: LocaleText(160),
  description: LocaleText(1_000),
  folderId: Id,
  categoryId: Id.nullable(),
  tagIds: z.array(Id).max(20, 'too_many'),
  isMustRead: z.boolean(),
  audience: LibraryAudience,
});
export type ItemForm = z.infer<typeof ItemForm>;

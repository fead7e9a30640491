export type DB = Record<string, unknown>;

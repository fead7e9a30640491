/** News between processes: names and ids, never content. Who wants content reads it from the database, as the person it is for. */
export type News = { event: string; id: string; tenantId: string; ids: Record<string, string> };

export type NewsListener = {
  hear(news: News): void;
  /** News may have been missed: the connection was away. */
  catchUp(): void;
};

export type EventBus = {
  /** Tells every process, this one included. At most once: whoever must not miss anything reads the database again. */
  tell(news: readonly News[]): Promise<void>;
  /** Answers how to stop listening. */
  listen(listener: NewsListener): () => void;
  close(): Promise<void>;
};

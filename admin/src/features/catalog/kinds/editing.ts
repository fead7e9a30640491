/** What every kind's editor gets: its content, how to change it, and the sentence for what is wrong at a path of it. */
export type Editing<Content> = {
  value: Content;
  onChange: (value: Content) => void;
  errorAt: (path: string) => string | undefined;
  isDisabled: boolean;
};

/** What every kind's editor gets: its content, how to change it, and the sentence for what is wrong at a path of it. */
export type Editing<Content> = {
  value: Content;
  /** By what stands in the form at that moment: a file that was sent meanwhile ends long after the form was drawn. */
  onChange: (change: (before: Content) => Content) => void;
  errorAt: (path: string) => string | undefined;
  isDisabled: boolean;
};

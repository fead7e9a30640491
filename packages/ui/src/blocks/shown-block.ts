/** What is known of a course, a reward, a campaign or a question; of a question, `text` is its answer. */
export type Thing = { id: string; title: string; text: string; href: string; pictureUrl: string | null };

export type PlainBlock = { id: string } & (
  | { kind: 'text'; html: string }
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'picture'; shape: 'wide' | 'square' | 'tall'; url: string; alt: string; caption: string }
  | { kind: 'gallery'; pictures: readonly { url: string; alt: string }[] }
  | { kind: 'media'; form: 'film' | 'audio'; url: string; title: string; transcript: string }
  | { kind: 'file'; url: string; name: string; bytes: number; label: string }
  | { kind: 'quote'; text: string; by: string }
  | { kind: 'button'; label: string; to: string }
  | { kind: 'cards'; of: 'course' | 'reward' | 'campaign'; things: readonly Thing[] }
  | { kind: 'questions'; things: readonly Thing[] }
);
export type StageBlock = {
  id: string;
  kind: 'stage';
  title: string;
  lead: string;
  badge: string;
  picture: { url: string; alt: string } | null;
  endsAt: string | null;
  zone: string;
};
export type FormBlock = { id: string; kind: 'form'; title: string; hint: string };
export type Block =
  | PlainBlock
  | { id: string; kind: 'columns'; left: readonly PlainBlock[]; right: readonly PlainBlock[] }
  | StageBlock
  | FormBlock;
export type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

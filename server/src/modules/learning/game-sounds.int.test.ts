import { addActivity, createCourse, getCourseDraft } from '@vitrine/contract/catalog';
import { expect } from 'vitest';
import { test } from '../../testing.ts';
import { aFilm, anActivity, aSound } from '../activities/testing.ts';
import { aCourse, aCourseForm } from '../catalog/testing.ts';
import { aPerson } from '../identity/testing.ts';
import { enrolIn } from './testing.ts';
import { start } from './testing/playing.ts';

const card = (newId: () => string, soundFileId: string | null) => ({
  id: newId(),
  front: { 'pt-BR': 'Frente' },
  back: { 'pt-BR': 'Verso' },
  say: {},
  picture: { fileId: null, object: 'washer' as const, alt: {}, soundFileId },
});
const withCards = (cards: ReturnType<typeof card>[]) => {
  const game = anActivity('flashcards');
  if (game.content.kind !== 'flashcards') throw new Error('a game of cards');
  return { ...game, content: { ...game.content, cards } };
};

test('GAM-07 an author’s sound comes to the player as a link that plays, and what is no sound is refused where it stands', async ({
  house,
}) => {
  const { newId } = house.platform;
  const author = await aPerson(house.platform, { roles: ['program_administrator'] });
  const learner = await aPerson(house.platform, { tenantId: author.tenantId });
  const sound = await aSound(house.platform, author, { seconds: 2 });
  const cards = [card(newId, sound), card(newId, null), card(newId, null)];
  const course = await aCourse(house.platform, author.actor, { activities: [withCards(cards)] });
  await enrolIn(house, learner, course.id);
  const { body: run } = await start(house, learner, course.id);
  if (run.board.kind !== 'flashcards') throw new Error('a board of cards');
  const told = run.board.cards.map(({ picture }) => picture?.sound ?? null);
  expect(told.filter((link) => link === null)).toHaveLength(2);
  const link = told.find((one) => one !== null) ?? '';
  const heard = await house.app.inject({ url: link, headers: { host: learner.host } });
  expect([heard.statusCode, heard.headers['content-type']]).toEqual([200, 'audio/wav']);

  const film = await aFilm(house.platform, author);
  const { body: other } = await house.call(author, createCourse, { body: aCourseForm() });
  const params = { courseId: other.id };
  const { version } = (await house.call(author, getCourseDraft, { params })).body;
  const refused = await house.call(author, addActivity, { params, body: { version, activity: withCards([card(newId, film)]) } });
  expect([refused.status, Object.entries(refused.body.fields ?? {})]).toEqual([
    422,
    [[expect.stringContaining('cards.0.picture.soundFileId'), 'file_of_wrong_kind']],
  ]);
});

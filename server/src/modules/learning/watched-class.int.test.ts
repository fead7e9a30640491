import { saveAnswer } from '@vitrine/contract/assessment';
import * as classes from '@vitrine/contract/classes';
import * as wire from '@vitrine/contract/learning';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aQuestion } from '../assessment/testing.ts';
import { aClass, subscribe } from '../classes/testing.ts';
import { aPerson, type BuiltPerson } from '../identity/testing.ts';
import { statementsOf } from './testing/statements.ts';
import { aClassroom, device, enrolIn } from './testing.ts';

const exam = 3;

/** A live class whose test of a choice and an essay is open, and what its people do there. */
async function aTestedClass(house: House) {
  const choice = aQuestion({ kind: 'single', prompt: { 'pt-BR': 'Qual forno?' } });
  const essay = aQuestion({ place: 2, kind: 'essay', options: [], prompt: { 'pt-BR': 'Por quê?' } });
  const room = await aClassroom(house, { questions: [choice, essay] });
  const { author, courseId } = room;
  const { id: classId, encounters } = await aClass(house.platform, author.actor, {
    courseId,
    kind: 'live_class',
    seats: null,
    encounters: [{ meetingUrl: 'https://meet.example.com/a' }],
  });
  const begin = () =>
    house.call(author, classes.steerEncounter, { params: { encounterId: encounters[0]?.id ?? '' }, body: { act: 'start' } });
  const params = { classId };
  await house.call(author, classes.moveOpening, { params: { classId, activityId: room.exam }, body: { isOpen: true, revision: 0 } });
  const joins = async (fullName: string) => {
    const person = await aPerson(house.platform, { tenantId: author.tenantId, fullName });
    await enrolIn(house, person, courseId);
    await subscribe(house.platform, person.actor, { classId, waits: false });
    return person;
  };
  const where = { courseId, hierarchy_order: exam };
  const start = async (person: BuiltPerson) => (await house.call(person, wire.startAttempt, { params: where, body: { device } })).body.id;
  const choose = (person: BuiltPerson, attemptId: string, at: number) =>
    house.call(person, saveAnswer, {
      params: { attemptId, questionId: choice.id },
      body: { device, options: [choice.options[at]?.id ?? ''], revision: 1 },
    });
  const write = (person: BuiltPerson, attemptId: string) =>
    house.call(person, saveAnswer, {
      params: { attemptId, questionId: essay.id },
      body: { device, options: [], entries: { [essay.id]: 'Cabe mais' }, revision: 1 },
    });
  const finish = (person: BuiltPerson, attemptId: string) =>
    house.call(person, wire.finishAttempt, { params: { ...where, attemptId }, body: { device } });
  const watch = async () => (await house.call(author, classes.watchClass, { params })).body;
  return { ...room, classId, joins, begin, start, choose, write, finish, watch };
}

test('LIV-02 who teaches sees question by question how often each option was chosen, by the newest attempt of each of the class, and nobody’s name', async ({
  house,
}) => {
  const { learner, courseId, joins, start, choose, write, finish, watch } = await aTestedClass(house);
  const [ana, bia, caio, davi] = [await joins('Ana'), await joins('Bia'), await joins('Caio'), await joins('Davi')];
  await enrolIn(house, learner, courseId);
  await choose(learner, await start(learner), 2); // in the course, not in the class
  const first = await start(ana);
  await choose(ana, first, 1);
  await finish(ana, first);
  const second = await start(ana);
  await choose(ana, second, 0);
  await write(ana, second);
  await finish(ana, second);
  await choose(bia, await start(bia), 1);
  await start(caio);
  const { questions, people } = await watch();
  expect(questions).toMatchObject([
    { prompt: 'Qual forno?', asked: 3, answered: 2, right: 1, options: [{ count: 1, isRight: true }, { count: 1 }, { count: 0 }] },
    { prompt: 'Por quê?', asked: 3, answered: 1, right: null, options: [] },
  ]);
  expect(JSON.stringify(questions)).not.toContain(ana.memberId);
  expect(people).toMatchObject([
    { memberId: ana.memberId, work: 'done', test: { asked: 2, answered: 2, right: 1 } },
    { memberId: bia.memberId, work: 'begun', test: { asked: 2, answered: 1, right: null } },
    { memberId: caio.memberId, work: 'begun', test: { asked: 2, answered: 0, right: null } },
    { memberId: davi.memberId, work: 'none', movedAt: null, test: null },
  ]);
  house.clock.shift(4 * 60_000);
  expect((await watch()).people.map(({ work }) => work)).toEqual(['done', 'idle', 'idle', 'none']);
});

test('LIV-02 who answers is there, whether or not their app holds a stream', async ({ house }) => {
  const { joins, begin, start, choose, watch } = await aTestedClass(house);
  const [ana, bia] = [await joins('Ana'), await joins('Bia')];
  await begin();
  await choose(ana, await start(ana), 0);
  expect((await watch()).people).toMatchObject([
    { memberId: ana.memberId, sighting: 'here' },
    { memberId: bia.memberId, sighting: 'never' },
  ]);
});

test('LIV-02 a class of many is watched by as many statements as a class of one', async ({ house }) => {
  const { joins, start, choose, watch } = await aTestedClass(house);
  const answers = async (name: string) => {
    const person = await joins(name);
    await choose(person, await start(person), 0);
  };
  await answers('Ana');
  await watch();
  const one = (await statementsOf(watch)).length;
  await answers('Bia');
  await answers('Caio');
  expect((await statementsOf(watch)).length).toBe(one);
});

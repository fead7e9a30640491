/** Builds so many members who are in one course with a test: `prepare-exam.ts APP_URL MEMBERS`. Its last line is JSON. */
import { anActivity } from '../../../server/src/modules/activities/testing.ts';
import { aTest, rightAnswersOf } from '../../../server/src/modules/assessment/testing.ts';
import { aCourse } from '../../../server/src/modules/catalog/testing.ts';
import { aPerson } from '../../../server/src/modules/identity/testing.ts';
import { anEnrolment } from '../../../server/src/modules/learning/testing.ts';
import { withLab } from '../../races/testing/lab.ts';

const [appUrl = '', members = ''] = process.argv.slice(2);
const atOnce = 8;

const prepared = await withLab({ appUrl, connections: atOnce }, async (platform) => {
  const author = await aPerson(platform, { roles: ['program_administrator'] });
  const quiz = aTest({ questions: 1 });
  const course = await aCourse(platform, author.actor, { activities: [anActivity('conventional_test', { content: { test: quiz } })] });
  const [[questionId, options] = ['', []]] = rightAnswersOf(quiz);
  const people: { memberId: string; token: string }[] = [];
  let left = Number(members);
  const build = async () => {
    while (left > 0) {
      left -= 1;
      const who = await aPerson(platform, { tenantId: author.tenantId });
      await anEnrolment(platform, who.actor, { courseId: course.id });
      people.push({ memberId: who.memberId, token: who.accessToken });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, build));
  return { host: author.host, tenantId: author.tenantId, courseId: course.id, questionId, options, people };
});
console.log(JSON.stringify(prepared));

/** Builds so many members who are in one course with a package of SCORM: `prepare-packages.ts APP_URL MEMBERS`. Its last line is JSON. */
import { anActivity, aPackage } from '../../../server/src/modules/activities/testing.ts';
import { aLessonOf, scormPackage } from '../../../server/src/modules/activities/testing/packages.ts';
import { aCourse } from '../../../server/src/modules/catalog/testing.ts';
import { aPerson } from '../../../server/src/modules/identity/testing.ts';
import { anEnrolment } from '../../../server/src/modules/learning/testing.ts';
import { withLab } from '../../races/testing/lab.ts';

const [appUrl = '', members = ''] = process.argv.slice(2);
const atOnce = 8;

const prepared = await withLab({ appUrl, connections: atOnce }, async (platform) => {
  const author = await aPerson(platform, { roles: ['program_administrator'] });
  const content = await scormPackage([aLessonOf('a', 'Abrir'), aLessonOf('b', 'Fechar')], { standard: '2004' });
  const fileId = await aPackage(platform, author, { content });
  const activities = [{ ...anActivity('scorm'), content: { kind: 'scorm' as const, fileId, suspendLimit: 64_000 as const, trial: null } }];
  const course = await aCourse(platform, author.actor, { activities });
  const tokens: string[] = [];
  let left = Number(members);
  const build = async () => {
    while (left > 0) {
      left -= 1;
      const who = await aPerson(platform, { tenantId: author.tenantId });
      await anEnrolment(platform, who.actor, { courseId: course.id });
      tokens.push(who.accessToken);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, build));
  return { host: author.host, courseId: course.id, activityId: course.activities[0]?.id ?? '', tokens };
});
console.log(JSON.stringify(prepared));

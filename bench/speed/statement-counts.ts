import { getCourse, listCourses } from '@vitrine/contract/learning';
import { demoPassword } from '../crash/server-process.ts';
import type { Figure } from './figures.ts';
import { openInside, type InsideOptions } from './inside.ts';
import { statementsOf } from './statements.ts';

/** SQL statements of one request each, counted on the wire to PostgreSQL, begin and commit left out. */
export async function statementFigures(options: InsideOptions): Promise<Figure[]> {
  const inside = await openInside(options);
  try {
    const session = await inside.logIn('seller', demoPassword);
    const list = await inside.get(`${listCourses.path}?limit=20`, session);
    const courseId = list.json<{ items: { id: string }[] }>().items[0]?.id ?? '';
    return [
      await counted('course list', 3, () => inside.get(`${listCourses.path}?limit=20`, session)),
      await counted('course page', 5, () => inside.get(getCourse.path.replace(':courseId', courseId), session)),
      await counted('log-in', 6, () => inside.logIn('seller', demoPassword)),
    ];
  } finally {
    await inside.close();
  }
}

async function counted(name: string, atMost: number, work: () => Promise<unknown>): Promise<Figure> {
  await work(); // what is asked once a process is asked now
  const heard = (await statementsOf(work)).filter(({ text }) => !/^(begin|commit|rollback|start transaction)/i.test(text));
  return { name: `SQL statements: ${name}`, value: heard.length, unit: '', limit: { atMost } };
}

import { readFile } from 'node:fs/promises';
import { locales, matchLocale, textIn } from '@vitrine/domain/kernel';
import { aBoard, aDecision, anAppeal, aPin, aReading, aReply, aReport, aStatus, aTopic, someWords } from '../modules/forum/testing.ts';
import type { BuiltPerson } from '../modules/identity/testing.ts';
import type { Platform } from '../platform/platform.ts';
import { at } from './earlier.ts';
import { getSound, mediaPath } from './media/index.ts';
import { demoAppeal, demoForum, demoHeldWords, type BrandKey } from './texts/index.ts';

type Ask = { brand: BrandKey; people: readonly BuiltPerson[] };
/** Topics come one after the other, replies within hours. */
const hoursBetween = 20;

/** Boards of a brand, what its people ask and answer there, and some reports that wait for a moderator (FOR-01, FOR-02, FOR-03). */
export async function fillForum(platform: Platform, { brand, people }: Ask): Promise<void> {
  const { boards, topics } = demoForum[brand];
  const keeper = people.find(({ actor }) => actor.permissions.has('forum.write'));
  if (!keeper) throw new Error(`demo: nobody keeps the forum of ${brand}`);
  const sellers = people.filter(({ actor }) => actor.permissions.size === 0);
  await someWords(at(platform, 890), keeper.actor, { words: demoHeldWords });
  const boardIds: string[] = [];
  for (const [position, { name, description, opener = 'members' }] of boards.entries())
    boardIds.push(await aBoard(at(platform, 900), keeper.actor, { name, description, opener, position }));
  for (const [nth, topic] of topics.entries()) {
    const hours = (topics.length - nth) * hoursBetween + 3;
    const ofStaff = boards[topic.board]?.opener === 'staff';
    const speaking = sellers.filter(({ actor }) => actor.locale === topic.locale);
    const [author, ...others] = rotated(speaking.length > 1 ? speaking : sellers, nth);
    const opener = ofStaff ? keeper : author;
    const boardId = boardIds[topic.board];
    if (!opener || boardId === undefined) continue;
    const topicId = await aTopic(at(platform, hours), opener.actor, { boardId, title: topic.title, text: topic.text });
    const replyIds: string[] = [];
    for (const [place, said] of topic.replies.entries()) {
      const reply = typeof said === 'string' ? { text: said } : said;
      const who = (reply.quotes === undefined ? others[place % Math.max(1, others.length)] : opener) ?? opener;
      const replyId = await aReply(at(platform, hours - 1 - place * 3), who.actor, {
        topicId,
        text: reply.text,
        ...(reply.quotes === undefined ? {} : { quoteId: replyIds[reply.quotes] ?? '' }),
        ...(reply.sound === undefined ? {} : { recording: await soundOf(reply.sound) }),
      });
      replyIds.push(replyId);
      if (reply.reports === undefined) continue;
      const { by, reason, note = '', judged } = reply.reports;
      const reporters = sellers.filter(({ memberId }) => memberId !== who.memberId).slice(0, by);
      for (const { actor } of reporters) await aReport(at(platform, hours - 12), actor, { postId: replyId, reason, note });
      if (!judged) continue;
      await aDecision(at(platform, hours - 14), keeper.actor, { postId: replyId, ...judged });
      if (judged.decision !== 'keep')
        await anAppeal(platform, who.actor, { postId: replyId, text: textIn(demoAppeal, matchLocale(who.actor.locale, locales)) });
    }
    // Whoever took part has read on, so that nobody begins with a row of notices.
    for (const { actor } of [opener, ...others.slice(0, topic.replies.length)])
      await aReading(platform, actor, { topicId, upto: topic.replies.length });
    if (topic.isPinned) await aPin(at(platform, hours - 1), keeper.actor, { topicId });
    if (topic.isClosed) await aStatus(at(platform, hours - 15), opener.actor, { topicId, status: 'closed' });
  }
}

/** Another person begins each time. */
const rotated = <T>(list: readonly T[], by: number): T[] =>
  list.map((_, place) => list[(place + by) % list.length]).flatMap((one) => one ?? []);

async function soundOf(name: string): Promise<{ name: string; content: Buffer; seconds: number }> {
  const { file, seconds } = { file: getSound(name), seconds: getSound(name).seconds };
  return { name: 'resposta.m4a', content: await readFile(mediaPath(file)), seconds: Math.min(180, Math.round(seconds)) };
}

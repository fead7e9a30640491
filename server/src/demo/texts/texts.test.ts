import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { demoMedia, getHandbook, getVideo, mediaFolder, mediaPath } from '../media/index.ts';
import {
  demoBank,
  demoSubjects,
  demoAccounts,
  demoAreas,
  demoBrands,
  demoCampaigns,
  demoCategories,
  demoCourses,
  demoDepartments,
  demoGames,
  demoGroups,
  demoLocales,
  demoPeople,
  demoProducts,
  demoRetailers,
  demoRewards,
  demoStores,
  demoTags,
  demoRegistrations,
} from './index.ts';

const megabyte = 1_000_000;
const videos = Object.entries(demoMedia).flatMap(([name, media]) => (media.kind === 'video' ? [{ name, media }] : []));
const handbooks = Object.entries(demoMedia).flatMap(([name, media]) => (media.kind === 'pdf' ? [{ name, media }] : []));

/** Every place where the four languages stand side by side. */
function texts(value: unknown, path = 'demo'): { path: string; text: Record<string, string> }[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('pt-BR' in value && !Array.isArray(value['pt-BR'])) return [{ path, text: value as Record<string, string> }];
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${path}.${key}`));
}

describe('words', () => {
  const all = texts({
    demoBank,
    demoSubjects,
    demoBrands,
    demoCourses,
    demoGames,
    demoGroups,
    demoAreas,
    demoTags,
    demoCampaigns,
    demoProducts,
    demoDepartments,
    demoCategories,
    demoRewards,
  });

  test('I18-01 every text of the demo is there in four languages', () => {
    expect(all.length).toBeGreaterThan(500);
    const poor = all.filter(
      ({ text }) => demoLocales.some((locale) => !text[locale]?.trim()) || Object.keys(text).length !== demoLocales.length,
    );
    expect(poor.map(({ path }) => path)).toEqual([]);
  });

  test('I18-01 no long text is the same in two languages', () => {
    const same = all.filter(({ text }) => (text['pt-BR']?.length ?? 0) > 40 && new Set(Object.values(text)).size < demoLocales.length);
    expect(same.map(({ path }) => path)).toEqual([]);
  });

  test('CRS-01 rich text keeps to paragraphs, lists and strong', () => {
    for (const course of demoCourses)
      for (const html of Object.values(course.description)) expect(html.replaceAll(/<\/?(p|ul|li|strong)>/g, '')).not.toMatch(/[<>]/);
  });
});

describe('courses', () => {
  test('CRS-01 Aurora has six courses, Terra two, Nevada Pro one, each with a film, a handbook and a test at the end', () => {
    const of = (tenant: string) => demoCourses.filter((course) => course.tenant === tenant).length;
    expect([of('aurora'), of('terra'), of('nevada')]).toEqual([6, 2, 1]);
    for (const course of demoCourses) {
      const kinds = course.activities.map((activity) => activity.kind);
      expect(kinds, course.key).toEqual(expect.arrayContaining(['video', 'pdf', 'conventional_test']));
      expect(kinds.at(-1), course.key).toBe('conventional_test');
      for (const activity of course.activities)
        if (activity.kind === 'video') expect(getVideo(activity.media ?? '').theme).toBe(course.tenant);
      for (const locale of demoLocales) expect(getHandbook(course.key, locale).theme).toBe(course.tenant);
    }
  });

  test('TST-02 each test has ten questions or more of three kinds, with right and wrong answers', () => {
    for (const course of demoCourses) {
      expect(course.questions.length, course.key).toBeGreaterThanOrEqual(10);
      expect(new Set(course.questions.map((question) => question.kind)).size, course.key).toBe(3);
      for (const question of course.questions) {
        const right = question.options.filter((option) => option.right).length;
        const where = `${course.key}: ${question.prompt['pt-BR']}`;
        expect(right, where).toBeGreaterThanOrEqual(question.kind === 'multiple' ? 2 : 1);
        if (question.kind !== 'multiple') expect(right, where).toBe(1);
        expect(right, where).toBeLessThan(question.options.length);
        for (const locale of demoLocales)
          expect(new Set(question.options.map((option) => option.text[locale])).size, where).toBe(question.options.length);
      }
    }
  });
});

describe('people and stores', () => {
  test('CLI-07 forty people of Aurora, the demo accounts first, in every program role', () => {
    const aurora = demoPeople.filter((person) => person.tenant === 'aurora');
    expect(aurora).toHaveLength(40);
    expect(demoPeople.slice(0, demoAccounts.length).map((person) => person.userName)).toEqual([...demoAccounts]);
    expect(new Set(aurora.flatMap((person) => person.programRole ?? [])).size).toBe(8);
    expect(aurora.filter((person) => person.status === 'blocked')).toHaveLength(1);
    expect(aurora.filter((person) => person.status === 'awaiting_approval')).toHaveLength(2);
    expect(demoPeople.filter((person) => person.tenant === 'terra')).toHaveLength(6);
    expect(demoPeople.filter((person) => person.tenant === 'nevada')).toHaveLength(5);
  });

  test('SES-01 names, e-mails and documents are nobody else’s; all are adults at an address that cannot exist', () => {
    for (const key of ['userName', 'email', 'phone'] as const)
      expect(new Set(demoPeople.map((person) => person[key])).size).toBe(demoPeople.length);
    expect(new Set(demoPeople.map((person) => person.document.number)).size).toBe(demoPeople.length);
    for (const person of demoPeople) {
      expect(person.email).toMatch(/@exemplo\.test$/);
      expect(person.birthday < '2006-01-01').toBe(true);
    }
  });

  test('LOG-10 LOG-13 who registered is nobody who is there already; a refusal says why, in the brands that decide', () => {
    for (const { cpf, birthday, email, status, reason } of demoRegistrations) {
      expect(isCpf(cpf), cpf).toBe(true);
      expect(birthday < '2006-01-01').toBe(true);
      expect(email).toMatch(/@exemplo\.test$/);
      expect(reason !== undefined).toBe(status === 'refused');
      expect(demoPeople.some((person) => person.email === email || person.document.number === cpf)).toBe(false);
    }
    expect(new Set(demoRegistrations.map(({ cpf }) => cpf)).size).toBe(demoRegistrations.length);
    expect(new Set(demoRegistrations.map(({ tenant }) => tenant))).toEqual(new Set(['aurora', 'terra', 'nevada']));
  });

  test('LOG-01 every Brazilian has a CPF whose check digits are right', () => {
    const brazilians = demoPeople.filter((person) => person.country === 'BR');
    expect(brazilians.length).toBeGreaterThan(20);
    for (const { document } of brazilians) expect(document.kind === 'cpf' && isCpf(document.number), document.number).toBe(true);
  });

  test('CLI-02 stores stand in real zones, and people work in stores of their brand', () => {
    expect(demoStores.filter((store) => store.tenant === 'aurora').length).toBeGreaterThanOrEqual(12);
    expect(demoRetailers.filter((retailer) => retailer.tenant === 'aurora').length).toBeGreaterThanOrEqual(3);
    for (const store of demoStores) {
      expect(() => new Intl.DateTimeFormat('en', { timeZone: store.zone })).not.toThrow();
      expect(demoAreas[store.area].countries).toContain(store.country);
      expect(demoRetailers.find((retailer) => retailer.key === store.retailer)?.tenant).toBe(store.tenant);
    }
    for (const person of demoPeople)
      if (person.store !== null)
        expect(demoStores.find((store) => store.key === person.store)?.tenant, person.userName).toBe(person.tenant);
  });
});

describe('media', () => {
  test('PLY-02 the committed files are those of the index and weigh 20 MB at most', () => {
    const files = Object.values(demoMedia).flatMap((media) =>
      media.kind === 'video' ? [media, media.poster, ...Object.values(media.captions)] : [media],
    );
    for (const file of files) {
      const bytes = readFileSync(mediaPath(file));
      expect([bytes.length, createHash('sha256').update(bytes).digest('hex')], file.file).toEqual([file.bytes, file.sha256]);
    }
    const committed = readdirSync(mediaFolder).filter((name) => /\.(mp4|m4a|vtt|jpg|pdf|png|svg)$/.test(name));
    expect(committed.sort()).toEqual(files.map((file) => file.file).sort());
    expect(committed.reduce((sum, name) => sum + statSync(join(mediaFolder, name)).size, 0)).toBeLessThanOrEqual(20 * megabyte);
  });

  test('PLY-03 films last a minute or more', () => {
    expect(videos.length).toBeGreaterThanOrEqual(3);
    for (const { name, media } of videos) expect(media.seconds, name).toBeGreaterThanOrEqual(60);
  });

  test('PLY-02 handbooks have six pages or more, counted in the file', () => {
    expect(handbooks.length).toBe(demoCourses.length * demoLocales.length);
    for (const { name, media } of handbooks) {
      const count = /\/Type \/Pages\s+\/Count (\d+)/.exec(readFileSync(mediaPath(media), 'latin1'));
      expect(Number(count?.[1]), name).toBe(media.pages);
      expect(media.pages, name).toBeGreaterThanOrEqual(6);
    }
  });

  test('PLY-03 captions come one after the other, inside the film, at the same times in four languages', () => {
    for (const { name, media } of videos) {
      const times = demoLocales.map((locale) => cueTimes(readFileSync(mediaPath(media.captions[locale]), 'utf8')));
      for (const other of times) expect(other, name).toEqual(times[0]);
      const marks = (times[0] ?? []).flat();
      expect(marks.length, name).toBeGreaterThan(10);
      expect(marks, name).toEqual([...marks].sort((a, b) => a - b));
      expect(marks.at(-1), name).toBeLessThanOrEqual(media.seconds);
      expect(marks.at(-1), name).toBeGreaterThan(media.seconds - 5);
    }
  });
});

function cueTimes(vtt: string): [number, number][] {
  const seconds = (clock: string) => clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  expect(vtt.startsWith('WEBVTT\n\n')).toBe(true);
  return [...vtt.matchAll(/^([\d:.]+) --> ([\d:.]+)$/gm)].map((found) => [seconds(found[1] ?? ''), seconds(found[2] ?? '')]);
}

function isCpf(number: string): boolean {
  const digits = number.split('').map(Number);
  const check = (length: number) => ((digits.slice(0, length).reduce((sum, digit, i) => sum + digit * (length + 1 - i), 0) * 10) % 11) % 10;
  return digits.length === 11 && new Set(digits).size > 1 && check(9) === digits[9] && check(10) === digits[10];
}

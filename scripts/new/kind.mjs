/** The files of a new kind of activity: a text to read, which works on every floor, to be made into what the kind is. Runs on Node 20. */
import { kindFloors } from '../house/kinds.mjs';

/** `[{ path, text }]` for a kind as `named` spells it. */
export function filesOfKind(name) {
  const { folder, pascal } = name;
  const texts = {
    domain: {
      'facts.ts': facts(name),
      'index.ts': rules(name),
      [`${folder}.test.ts`]: rulesTest(name),
    },
    contract: { 'shapes.ts': shapes(name) },
    server: {
      'index.ts': serverKind(name),
      'stored.ts': stored(name),
      'testing.ts': builder(name),
      'fixtures/content-1.json': json([{ version: 1, kind: name.kind, text: { 'pt-BR': 'Leia com calma.' } }]),
      'fixtures/detail-1.json': json([{ version: 1, isRead: true }]),
    },
    demo: { 'index.ts': demo(name) },
    web: {
      'index.ts': webKind(name),
      [`${folder}-player.tsx`]: player(name),
      ...catalogs(
        {
          'pt-BR': ['Li até o fim', 'Lido'],
          'en-US': ['I have read it', 'Read'],
          'es-ES': ['Lo leí hasta el final', 'Leído'],
          'fr-FR': ['Je l’ai lu', 'Lu'],
        },
        ([read, done]) => ({ read, done }),
      ),
    },
    admin: {
      'index.ts': adminKind(name),
      'editor.tsx': editor(name, pascal),
      'preview.tsx': preview(name, pascal),
      ...catalogs({ 'pt-BR': 'Texto', 'en-US': 'Text', 'es-ES': 'Texto', 'fr-FR': 'Texte' }, (text) => ({ text })),
    },
  };
  return Object.entries(texts).flatMap(([floor, files]) =>
    Object.entries(files).map(([file, text]) => ({ path: `${kindFloors[floor].folder}/${folder}/${file}`, text })),
  );
}

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
const catalogs = (byLocale, keysOf) =>
  Object.fromEntries(Object.entries(byLocale).map(([locale, said]) => [`i18n/${locale}.json`, json(keysOf(said))]));

const facts = ({ camel, folder }) => `import type { KindFacts } from '../kind.ts';

export const ${camel}: KindFacts = {
  group: 'read',
  names: {
    'pt-BR': { alone: '${folder}', inText: '${folder}' },
    'en-US': { alone: '${folder}', inText: '${folder}' },
    'es-ES': { alone: '${folder}', inText: '${folder}' },
    'fr-FR': { alone: '${folder}', inText: '${folder}' },
  },
  hasAttempts: false,
};
`;

const rules = ({ kind, camel, pascal, folder }) => `/** ${folder}: complete once the person says that they read it. */
import type { KindRules } from '../kind.ts';
import type { Completion } from '../words.ts';

/** What progress keeps (stored; law 11). */
export type ${pascal}Detail = { version: 1; isRead: boolean };
type Read = { kind: '${kind}_read' };

export const ${camel}: KindRules<${pascal}Detail, Read> = {
  empty: { version: 1, isRead: false },
  sees: ['${kind}_read'],
  merge: () => ({ version: 1, isRead: true }),
};

/** Complete, or not at all. */
export const judge${pascal} = ({ isRead }: { isRead: boolean }): Completion => ({ percent: isRead ? 100 : 0, isComplete: isRead });
`;

const rulesTest = ({ kind, camel, pascal, folder }) => `import { expect, test } from 'vitest';
import { emptyDetail, mergeDetail, type SeenEvent } from '../index.ts';
import { ${camel}, judge${pascal} } from './index.ts';

const at = '2026-01-01T12:00:00.000Z';
const read: SeenEvent = { at, kind: '${kind}_read' };

test('${folder} is complete once it was read, however often that arrives', () => {
  const merge = mergeDetail('${kind}');
  const opened = merge(emptyDetail('${kind}'), { at, kind: 'opened' });

  expect(judge${pascal}(opened)).toEqual({ percent: 0, isComplete: false });
  expect(judge${pascal}(merge(opened, read))).toEqual({ percent: 100, isComplete: true });
  expect(merge(merge(opened, read), read)).toEqual(merge(opened, read));
  expect(${camel}.sees).toContain(read.kind);
});
`;

const shapes = ({ kind }) => `import { z } from 'zod';
import { LocaleText } from '../../kernel/index.ts';

export const Draft = z.object({ kind: z.literal('${kind}'), text: LocaleText(4_000) });

export const View = z.object({ kind: z.literal('${kind}'), text: z.string(), isRead: z.boolean() });

/** The person said that they read it. */
export const Seen = z.object({ kind: z.literal('${kind}_read') });
`;

const stored = ({ kind, pascal, folder }) => `import type { ${pascal}Detail } from '@vitrine/domain/activities/${folder}';
import { locales } from '@vitrine/domain/kernel';
import { z } from 'zod';

/** Stored content, version 1. */
const Stored${pascal} = z.object({ version: z.literal(1), kind: z.literal('${kind}'), text: z.partialRecord(z.enum(locales), z.string()) });
export type Stored${pascal} = z.infer<typeof Stored${pascal}>;

const StoredDetail = z.object({ version: z.literal(1), isRead: z.boolean() }) satisfies z.ZodType<${pascal}Detail>;

export const parse${pascal} = (stored: unknown): Stored${pascal} => Stored${pascal}.parse(stored);
export const parse${pascal}Detail = (stored: unknown): ${pascal}Detail => StoredDetail.parse(stored);
`;

const serverKind = ({ kind, camel, pascal, folder }) => `/** ${folder} on the server. */
import { judge${pascal} } from '@vitrine/domain/activities/${folder}';
import { textIn } from '@vitrine/domain/kernel';
import type { Kind } from '../kind.ts';
import { parse${pascal}, parse${pascal}Detail, type Stored${pascal} } from './stored.ts';

export const ${camel}: Kind<'${kind}', Stored${pascal}> = {
  parseContent: parse${pascal},
  parseDetail: parse${pascal}Detail,
  store: async (_parts, _tx, _actor, { draft }) => ({ version: 1, kind: '${kind}', text: draft.text }),
  draftOf: ({ text }) => ({ kind: '${kind}', text }),
  filesOf: () => [],
  testOf: () => null,
  missingOf: ({ text }) => (Object.values(text).some(Boolean) ? [] : ['text_missing']),
  viewOf: async (_parts, _actor, { content, detail, locale }) => ({ kind: '${kind}', text: textIn(content.text, locale), isRead: detail.isRead }),
  attemptOf: async () => null,
  completionOf: async (_parts, _actor, { detail }) => judge${pascal}(detail),
};
`;

const builder = ({ kind, camel }) => `import type { KindBuilder } from '../testing/kind-builder.ts';

export const ${camel}: KindBuilder<'${kind}'> = {
  draft: () => ({ kind: '${kind}', text: { 'pt-BR': 'Leia com calma.', 'en-US': 'Take your time.' } }),
  seen: (_content, part) => (part < 1 ? { kind: 'opened' } : { kind: '${kind}_read' }),
};
`;

const demo = ({ kind, camel }) => `import type { DemoKind } from '../demo-kind.ts';

/** What the activity says of itself. */
export const ${camel}: DemoKind<'${kind}'> = async (_demo_parts, { activity }) => ({ text: activity.summary });
`;

const webKind = ({ kind, camel, pascal, folder }) => `import { lazy } from 'react';
import { IconFileText } from '../../../../shared/icons.ts';
import type { KindOnScreen } from '../kind-on-screen.ts';

export const ${camel}: KindOnScreen<'${kind}'> = {
  Sign: IconFileText,
  Player: lazy(() => import('./${folder}-player.tsx').then((chunk) => ({ default: chunk.${pascal}Player }))),
};
`;

const player = ({ kind, pascal, folder }) => `import { Button, Card } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayerDock } from '../../player-dock.tsx';
import { reportSeen, useServersWord } from '../../reports.ts';
import type { PlayerOf } from '../kind-on-screen.ts';

/** A text, and the button that says that it was read. */
export function ${pascal}Player({ page, content }: PlayerOf<'${kind}'>) {
  const { t } = useTranslation(['learning/kinds/${folder}', 'learning']);
  const [isRead, setRead] = useState(content.isRead);
  useServersWord(page, isRead);
  const read = () => {
    setRead(true);
    reportSeen({ courseId: page.courseId, activityId: page.activity.id, what: { kind: '${kind}_read' } });
  };
  return (
    <>
      <h1>{page.activity.title}</h1>
      <Card label={page.activity.title}>
        <p>{content.text}</p>
      </Card>
      {isRead ? null : <Button onClick={read}>{t('read')}</Button>}
      <PlayerDock page={page} note={isRead ? t('done') : ''} />
    </>
  );
}
`;

const adminKind = ({ kind, camel, pascal, folder }) => `/** ${folder} in the console. */
import { lazy } from 'react';
import { IconFileText } from '../../../../shared/icons.ts';
import type { KindOnScreen } from '../kind-on-screen.ts';

export const ${camel}: KindOnScreen<'${kind}'> = {
  Sign: IconFileText,
  empty: () => ({ kind: '${kind}', text: {} }),
  textsOf: ({ text }) => [text],
  Editor: lazy(() => import('./editor.tsx').then((chunk) => ({ default: chunk.${pascal}Editor }))),
  Preview: lazy(() => import('./preview.tsx').then((chunk) => ({ default: chunk.${pascal}Preview }))),
};
`;

const editor = ({ kind, folder }, pascal) => `import type { ActivityDraftOf } from '@vitrine/contract/activities';
import { useTranslation } from 'react-i18next';
import { WrittenText } from '../../../../shared/fields/index.ts';
import type { Editing } from '../editing.ts';

/** The text, in each language. */
export function ${pascal}Editor({ value, onChange, errorAt }: Editing<ActivityDraftOf<'${kind}'>>) {
  const { t } = useTranslation(['catalog/kinds/${folder}', 'catalog']);
  return (
    <WrittenText
      label={t('text')}
      value={value.text}
      onChange={(text) => onChange((before) => ({ ...before, text }))}
      limit={4_000}
      rows={8}
      error={errorAt('text')}
    />
  );
}
`;

const preview = ({ kind }, pascal) => `import type { ActivityContentOf } from '@vitrine/contract/activities';
import classes from '../kinds.module.css';

/** The text as a learner reads it. */
export function ${pascal}Preview({ content }: { content: ActivityContentOf<'${kind}'> }) {
  return <p className={classes.hint}>{content.text}</p>;
}
`;

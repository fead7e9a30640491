import { call } from '@vitrine/client';
import { LevelForm, listLevels, saveLevel, type LevelDetail } from '@vitrine/contract/levels';
import { textIn } from '@vitrine/domain/kernel';
import { ranks } from '@vitrine/domain/levels';
import { PageHeading } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { described, resource, ResourceScreen } from '../../../shared/resource/index.ts';

const Row = z.object({ id: z.string(), name: z.string().meta({ column: 'shown' }), members: z.int().meta({ column: 'shown' }) });
type Row = z.infer<typeof Row>;

const opened = ({ level, version, can }: LevelDetail) => ({ values: level, version, can });
const rankOf = (id: string) => ranks.find((rank) => String(rank) === id) ?? 1;

const levels = resource<Row, LevelForm>({
  room: 'levels',
  name: 'levels',
  inner: 'level',
  row: Row,
  form: LevelForm,
  drawn: described(LevelForm, {
    name: { limit: 40, section: 'texts' },
    summary: { limit: 240, rows: 2, section: 'texts' },
    benefits: { limit: 600, rows: 5, section: 'texts' },
  }),
  list: async () => {
    const { items } = await call(listLevels, {});
    return { items: items.map(({ rank, shown, members }) => ({ id: String(rank), name: shown, members })), next: null };
  },
  titleOf: ({ name }) => name,
  read: async (id) => {
    const found = (await call(listLevels, {})).items.find(({ rank }) => String(rank) === id);
    if (!found) throw new Error(`there is no level ${id}`);
    return opened(found);
  },
  save: async (id, version, _whole, { now: level, was }) =>
    opened(await call(saveLevel, { params: { rank: rankOf(id) }, body: { version, level, was } })),
});

/** What the three levels are called, and what they bring (LVL-01). */
export function LevelsScreen() {
  const { t } = useTranslation('levels');
  return (
    <ResourceScreen
      resource={levels}
      path="/levels"
      header={<PageHeading title={t('levels.title')} backHref="/level-requests" />}
      canImport={false}
      nameOf={({ name }, locale) => textIn(name, locale)}
    />
  );
}

import { call, callFile } from '@vitrine/client';
import {
  createTrailCategory,
  exportTrailCategories,
  exportTrails,
  getTrailCategory,
  listTrailCategories,
  countTrails,
  listTrailDrafts,
  saveTrailCategory,
  TrailCategoryForm,
  TrailCategoryRow,
  TrailForm,
  TrailRow,
} from '@vitrine/contract/trails';
import { Scene } from '@vitrine/ui';
import { described, openedBy, resource, sentBy } from '../../shared/resource/index.ts';
import { TrailStateChip } from './trail-state-chip.tsx';
import classes from './trails.module.css';

export const trails = resource<TrailRow, TrailForm>({
  room: 'trails',
  name: 'trails',
  inner: 'trail',
  row: described(TrailRow, {
    title: { column: 'shown' },
    category: { column: 'shown' },
    state: { column: 'shown', isFilter: true },
    items: { column: 'shown' },
    versionNumber: { column: 'optional' },
    updatedAt: { column: 'shown' },
  }),
  form: TrailForm,
  drawn: TrailForm,
  titleOf: ({ title }) => title,
  list: (ask) => call(listTrailDrafts, { query: listTrailDrafts.query.parse(ask) }),
  count: (filter) => call(countTrails, { query: countTrails.query.parse(filter) }),
  export: (ask) => callFile(exportTrails, { query: exportTrails.query.parse(ask) }),
  cells: {
    title: ({ title, scene }) => (
      <span className={classes.trail}>
        <span className={classes.thumb}>
          <Scene objects={[scene]} ratio="4/3" />
        </span>
        {title || '–'}
      </span>
    ),
    state: ({ state, hasChanges }) => <TrailStateChip state={state} hasChanges={hasChanges} />,
  },
});

const drawnCategory = described(TrailCategoryForm, { name: { limit: 80 } });
const openedCategory = openedBy('category');
export const categories = resource<TrailCategoryRow, TrailCategoryForm>({
  room: 'trails',
  name: 'categories',
  inner: 'category',
  row: described(TrailCategoryRow, { name: { column: 'shown' }, trails: { column: 'shown' } }),
  form: TrailCategoryForm,
  drawn: drawnCategory,
  list: (ask) => call(listTrailCategories, { query: listTrailCategories.query.parse(ask) }),
  export: (ask) => callFile(exportTrailCategories, { query: exportTrailCategories.query.parse(ask) }),
  titleOf: ({ name }) => name,
  read: (categoryId) => call(getTrailCategory, { params: { categoryId } }).then(openedCategory),
  save: (categoryId, version, _whole, { now: category, was }) =>
    call(saveTrailCategory, { params: { categoryId }, body: { version, category, was } }).then(openedCategory),
  create: {
    needs: 'content.write',
    form: drawnCategory,
    empty: { name: {} },
    send: sentBy(TrailCategoryForm, (body, once) => call(createTrailCategory, { body }, once)),
  },
});

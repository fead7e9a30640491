import { call, callFile } from '@vitrine/client';
import {
  CategoryForm,
  CategoryRow,
  createCategory,
  createDepartment,
  createReward,
  DepartmentForm,
  DepartmentRow,
  exportCategories,
  exportDepartments,
  exportRewards,
  getCategory,
  getDepartment,
  listCategories,
  listDepartments,
  countRewards,
  listRewardsToManage,
  RewardForm,
  RewardRow,
  saveCategory,
  saveDepartment,
} from '@vitrine/contract/rewards';
import { StateChip, Scene } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { described, openedBy, resource, sentBy } from '../../shared/resource/index.ts';
import { readReward, writeReward } from './api.ts';
import classes from './rewards.module.css';

const drawnDepartment = described(DepartmentForm, { name: { limit: 80 } });
const openedDepartment = openedBy('department');

export const departments = resource<DepartmentRow, DepartmentForm>({
  room: 'rewards',
  name: 'departments',
  inner: 'department',
  row: described(DepartmentRow, { name: { column: 'shown' }, categories: { column: 'shown' } }),
  form: DepartmentForm,
  drawn: drawnDepartment,
  list: (ask) => call(listDepartments, { query: listDepartments.query.parse(ask) }),
  export: (ask) => callFile(exportDepartments, { query: exportDepartments.query.parse(ask) }),
  titleOf: ({ name }) => name,
  read: (departmentId) => call(getDepartment, { params: { departmentId } }).then(openedDepartment),
  save: (departmentId, version, _whole, { now: department, was }) =>
    call(saveDepartment, { params: { departmentId }, body: { version, department, was } }).then(openedDepartment),
  create: {
    needs: 'rewards.write',
    form: drawnDepartment,
    empty: { name: {} },
    send: sentBy(DepartmentForm, (body, once) => call(createDepartment, { body }, once)),
  },
});

const drawnCategory = described(CategoryForm, { name: { limit: 80 }, departmentId: { kind: 'choice' } });
const openedCategory = openedBy('category');

export const categories = resource<CategoryRow, CategoryForm>({
  room: 'rewards',
  name: 'categories',
  inner: 'category',
  row: described(CategoryRow, {
    name: { column: 'shown' },
    department: { column: 'shown' },
    maximum: { column: 'shown' },
    rewards: { column: 'shown' },
  }),
  form: CategoryForm,
  drawn: drawnCategory,
  list: (ask) => call(listCategories, { query: listCategories.query.parse(ask) }),
  export: (ask) => callFile(exportCategories, { query: exportCategories.query.parse(ask) }),
  titleOf: ({ name }) => name,
  read: (categoryId) => call(getCategory, { params: { categoryId } }).then(openedCategory),
  save: (categoryId, version, _whole, { now: category, was }) =>
    call(saveCategory, { params: { categoryId }, body: { version, category, was } }).then(openedCategory),
  create: {
    needs: 'rewards.write',
    form: drawnCategory,
    empty: { name: {}, departmentId: '', maximum: null },
    send: sentBy(CategoryForm, (body, once) => call(createCategory, { body }, once)),
  },
});

const drawnReward = described(RewardForm, {
  title: { limit: 120, section: 'texts' },
  summary: { limit: 240, rows: 2, section: 'texts' },
  description: { limit: 8_000, rows: 6, section: 'texts' },
  categoryId: { kind: 'choice', section: 'offer' },
  price: { section: 'offer' },
  requiredCourseIds: { kind: 'choices', section: 'offer' },
  requiredTrailIds: { kind: 'choices', section: 'offer' },
  requiredRank: { section: 'offer' },
  scene: { section: 'look' },
  imageFileId: { kind: 'image', section: 'look' },
  delivery: { section: 'delivery' },
  deliveryDays: { section: 'delivery' },
  groupIds: { section: 'audience' },
  areaIds: { section: 'audience' },
  tagIds: { section: 'audience' },
});

export const rewards = resource<RewardRow, RewardForm>({
  room: 'rewards',
  name: 'rewards',
  inner: 'reward',
  row: described(RewardRow, {
    title: { column: 'shown' },
    category: { column: 'shown' },
    department: { column: 'optional' },
    price: { column: 'shown' },
    stock: { column: 'shown' },
    orders: { column: 'optional' },
    state: { column: 'shown', isFilter: true },
    updatedAt: { column: 'optional' },
  }),
  form: RewardForm,
  drawn: drawnReward,
  list: (ask) => call(listRewardsToManage, { query: listRewardsToManage.query.parse(ask) }),
  count: (filter) => call(countRewards, { query: countRewards.query.parse(filter) }),
  export: (ask) => callFile(exportRewards, { query: exportRewards.query.parse(ask) }),
  titleOf: ({ title }) => title,
  cells: {
    title: ({ title, scene }) => (
      <span className={classes.what}>
        <span className={classes.scene}>
          <Scene objects={[scene]} />
        </span>
        <b>{title}</b>
      </span>
    ),
    state: ({ state }) => <RewardStateChip state={state} />,
  },
  read: readReward,
  save: writeReward,
  create: {
    needs: 'rewards.write',
    form: drawnReward,
    empty: {
      title: {},
      summary: {},
      description: {},
      categoryId: '',
      scene: 'gift-card',
      imageFileId: null,
      price: 100,
      delivery: 'store',
      deliveryDays: 15,
      requiredCourseIds: [],
      requiredTrailIds: [],
      requiredRank: null,
      groupIds: [],
      areaIds: [],
      tagIds: [],
    },
    send: sentBy(RewardForm, (body, once) => call(createReward, { body }, once)),
  },
});

/** In the catalog is normal; a draft and one that was taken away are not. */
export function RewardStateChip({ state }: { state: RewardRow['state'] }) {
  const { t } = useTranslation('rewards');
  return (
    <StateChip state={state === 'draft' ? 'expiring' : 'quiet'} icon={null}>
      {t(`rewards.choice.state.${state}`)}
    </StateChip>
  );
}

import { call, callFile } from '@vitrine/client';
import { countPeople, exportPeople, listPeople, PeopleFilter, PeopleSort, PersonRow } from '@vitrine/contract/people';
import { createPerson, PersonForm } from '@vitrine/contract/identity';
import { Avatar } from '@vitrine/ui';
import { described, resource, sentBy } from '../../shared/resource/index.ts';
import { readPerson, writePerson } from './api.ts';
import classes from './people.module.css';
import { StatusChip } from './status-chip.tsx';

/** Names, document and the like belong to the person, who may be in other clients too. */
const ofPerson = { needsCan: 'savePerson' } as const;

const about = {
  fullName: { section: 'who', ...ofPerson },
  userName: { section: 'who', ...ofPerson },
  email: { section: 'who', ...ofPerson },
  phone: { kind: 'tel', section: 'who', ...ofPerson },
  documentKind: { section: 'document', ...ofPerson },
  document: { section: 'document', ...ofPerson },
  birthday: { section: 'document', ...ofPerson },
  gender: { section: 'document', ...ofPerson },
  country: { section: 'place', ...ofPerson },
  city: { section: 'place', ...ofPerson },
  languageId: { section: 'place', ...ofPerson },
  programRole: { section: 'work' },
  roles: { section: 'work' },
  groupIds: { section: 'work' },
} as const;

const drawn = described(PersonForm, about);
const forNew = described(createPerson.body, {
  ...about,
  password: { kind: 'password', section: 'password', autoComplete: 'new-password' },
});

/** What a new person begins with, until somebody says otherwise. */
const empty = {
  fullName: '',
  userName: '',
  email: '',
  documentKind: 'cpf',
  document: '',
  phone: '',
  birthday: null,
  gender: 'not_told',
  country: 'BR',
  city: '',
  languageId: 1,
  roles: ['learner'],
  programRole: null,
  groupIds: [],
  password: '',
};

const { role, group, area, tag, joinedFrom, joinedTo, seenFrom, seenTo } = PeopleFilter.shape;
const behind = { isFilter: 'more' } as const;
/** What a list is filtered by beyond its own columns. */
const filters = {
  role: role.unwrap().meta({ isFilter: true, words: 'roles' }),
  group: group.unwrap().meta(behind),
  area: area.unwrap().meta(behind),
  tag: tag.unwrap().meta(behind),
  joinedFrom: joinedFrom.unwrap().meta(behind),
  joinedTo: joinedTo.unwrap().meta(behind),
  seenFrom: seenFrom.unwrap().meta(behind),
  seenTo: seenTo.unwrap().meta(behind),
};
const Sorted = PeopleFilter.extend({ sort: PeopleSort.catch('name') });
/** An address may say anything: an order that is not there is the first one. */
const sorted = (ask: Record<string, unknown>) => Sorted.parse(ask);

export const people = resource<PersonRow, PersonForm>({
  room: 'people',
  name: 'people',
  inner: 'person',
  row: described(PersonRow, {
    fullName: { column: 'shown', sort: 'name' },
    roles: { column: 'shown' },
    programRole: { column: 'shown' },
    city: { column: 'shown', sort: 'place' },
    groups: { column: 'optional' },
    country: { column: 'optional', isFilter: 'more' },
    status: { column: 'shown', isFilter: true },
    programStatus: { column: 'optional', isFilter: 'more', words: 'status' },
    joinedAt: { column: 'optional', sort: 'joined' },
    lastSeenAt: { column: 'shown', sort: 'seen' },
  }).extend(filters),
  form: PersonForm,
  drawn,
  list: (ask) => call(listPeople, { query: { ...sorted(ask), limit: ask.limit, ...(ask.after ? { after: ask.after } : {}) } }),
  count: (filter, { isExact }) => call(countPeople, { query: { ...PeopleFilter.parse(filter), ...(isExact ? { isExact: 'true' } : {}) } }),
  titleOf: ({ fullName }) => fullName,
  cells: {
    fullName: ({ fullName, email }) => (
      <span className={classes.who}>
        <Avatar name={fullName} size={32} />
        <span>
          <b>{fullName}</b>
          <small>{email}</small>
        </span>
      </span>
    ),
    status: ({ status }) => <StatusChip status={status} />,
  },
  read: readPerson,
  save: writePerson,
  create: {
    needs: 'people.write',
    form: forNew,
    empty,
    send: sentBy(createPerson.body, (body, once) => call(createPerson, { body }, once)),
  },
  export: (filter) => callFile(exportPeople, { query: { ...sorted(filter), format: filter.format } }),
});

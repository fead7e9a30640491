import { call, callFile } from '@vitrine/client';
import { createPerson, exportPeople, listPeople, PeopleFilter, PersonForm, PersonRow } from '@vitrine/contract/identity';
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

export const people = resource<PersonRow, PersonForm>({
  room: 'identity',
  name: 'people',
  inner: 'person',
  row: described(PersonRow, {
    fullName: { column: 'shown' },
    roles: { column: 'shown' },
    programRole: { column: 'shown' },
    city: { column: 'shown' },
    groups: { column: 'optional' },
    country: { column: 'optional' },
    status: { column: 'shown', isFilter: true },
    lastSeenAt: { column: 'shown' },
  }).extend({ role: PeopleFilter.shape.role.unwrap().meta({ isFilter: true, words: 'roles' }) }),
  form: PersonForm,
  drawn,
  list: (ask) => call(listPeople, { query: { ...PeopleFilter.parse(ask), limit: ask.limit, ...(ask.after ? { after: ask.after } : {}) } }),
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
  export: (filter) => callFile(exportPeople, { query: PeopleFilter.parse(filter) }),
});

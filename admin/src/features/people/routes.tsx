import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { consoleFrame, needs } from '../../shared/console-routes.ts';
import { validateSearch } from '../../shared/resource/resource-search.ts';

const people = createRoute({
  getParentRoute: () => consoleFrame,
  path: '/people',
  beforeLoad: needs('people.read'),
  validateSearch,
  component: lazyRouteComponent(() => import('./people-screen.tsx'), 'PeopleScreen'),
});

const person = createRoute({
  getParentRoute: () => consoleFrame,
  path: '/people/$memberId',
  beforeLoad: needs('people.read'),
  component: lazyRouteComponent(() => import('./person/person-screen.tsx'), 'PersonScreen'),
});

const registrations = createRoute({
  getParentRoute: () => consoleFrame,
  path: '/registrations',
  beforeLoad: needs('people.read'),
  validateSearch,
  component: lazyRouteComponent(() => import('./registrations/registrations-screen.tsx'), 'RegistrationsScreen'),
});

const list = { getParentRoute: () => consoleFrame, beforeLoad: needs('people.read'), validateSearch };
const lists = () => import('./groups/group-screens.tsx');
const belonging = () => import('./groups/belonging-screen.tsx');

const groups = [
  createRoute({ ...list, path: '/groups', component: lazyRouteComponent(lists, 'GroupsScreen') }),
  createRoute({ ...list, path: '/groups/$groupId/members', component: lazyRouteComponent(belonging, 'GroupMembersScreen') }),
  createRoute({
    ...list,
    path: '/groups/$groupId/rule',
    component: lazyRouteComponent(() => import('./groups/rule-screen.tsx'), 'RuleScreen'),
  }),
  createRoute({ ...list, path: '/group-labels', component: lazyRouteComponent(lists, 'GroupLabelsScreen') }),
  createRoute({ ...list, path: '/areas', component: lazyRouteComponent(lists, 'AreasScreen') }),
  createRoute({ ...list, path: '/tags', component: lazyRouteComponent(lists, 'TagsScreen') }),
  createRoute({ ...list, path: '/tags/$tagId/members', component: lazyRouteComponent(belonging, 'TagMembersScreen') }),
  createRoute({
    ...list,
    path: '/custom-roles',
    component: lazyRouteComponent(() => import('./custom-roles/custom-roles-screen.tsx'), 'CustomRolesScreen'),
  }),
  createRoute({ ...list, path: '/custom-roles/$roleId/members', component: lazyRouteComponent(belonging, 'RoleMembersScreen') }),
  createRoute({ ...list, path: '/roles', component: lazyRouteComponent(() => import('./roles-screen.tsx'), 'RolesScreen') }),
];

const writing = { getParentRoute: () => consoleFrame, beforeLoad: needs('people.write') };
const imports = [
  createRoute({
    ...writing,
    path: '/people-bulk',
    component: lazyRouteComponent(() => import('./bulk/bulk-list-screen.tsx'), 'BulkListScreen'),
  }),
  createRoute({
    ...writing,
    path: '/people-imports',
    component: lazyRouteComponent(() => import('./imports/imports-screen.tsx'), 'ImportsScreen'),
  }),
  createRoute({
    ...writing,
    path: '/people-imports/$importId',
    component: lazyRouteComponent(() => import('./imports/import-screen.tsx'), 'ImportScreen'),
  }),
];

export const peopleRoutes = [people, person, registrations, ...imports, ...groups];

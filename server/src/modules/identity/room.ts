import { namedIn } from '../../platform/audit/index.ts';
import type { Room } from '../room.ts';
import { contactRoutes } from './contact/routes.ts';
import type { Mandatory } from './gates/mandatory.ts';
import { joinFounder } from './join-founder.ts';
import { peopleNamed } from './people-named.ts';
import { placesRoutes } from './places/routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { identityFileAccess } from './profile/save-avatar.ts';
import { recoveryRoutes } from './recovery/routes.ts';
import { tellOfDecision } from './registration/emails.ts';
import { identityRoutes } from './routes.ts';
import type { SiteListPorts } from './site-lists.ts';
import { registerIdentityWorkers } from './workers.ts';

type Ports = SiteListPorts & { mandatory: Mandatory };

export const identity: Room<Ports> = (platform, ports) => ({
  routes: [
    identityRoutes(platform, ports),
    recoveryRoutes(platform),
    contactRoutes(platform),
    placesRoutes(platform),
    profileRoutes(platform),
  ],
  subscribers: {
    'tenancy.client_created': { 'identity.join_founder': (event) => joinFounder(platform, event) },
    'identity.registration_decided': { 'identity.tell_of_decision': (event) => tellOfDecision(platform, event) },
  },
  jobs: () => registerIdentityWorkers(platform),
  trailNames: {
    person: peopleNamed,
    group: namedIn('identity.member_group', 'name'),
    tag: namedIn('identity.tag', 'name'),
    area: namedIn('identity.area', 'name'),
  },
  fileAccess: identityFileAccess(platform),
});

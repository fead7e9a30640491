/** Every address of the learner app. In a chunk of its own, fetched beside the words: a room more is no byte more before the first picture. */
import { campaignRoutes, campaignTasks } from '../features/campaigns/index.ts';
import { certificatePublicRoutes, certificateRoutes } from '../features/certificates/index.ts';
import {
  arrivalRoutes,
  contactRoutes,
  gateRoutes,
  identityRoutes,
  outsideMemberRoutes,
  outsideRoutes,
  partnerRoutes,
  profileRoutes,
  recoveryRoutes,
  registrationRoutes,
  secondStepRoutes,
  secureGateRoutes,
  securityRoutes,
} from '../features/identity/index.ts';
import { learningRoutes, learningTasks } from '../features/learning/index.ts';
import { noticePublicRoutes, noticeRoutes } from '../features/notices/index.ts';
import { rewardRoutes, rewardTasks } from '../features/rewards/index.ts';
import { saleRoutes, saleTasks } from '../features/sales/index.ts';
import { memberFrame, publicFrame, rootFrame, signedIn, taskFrame } from '../shared/frames.tsx';
import { acceptRoutes, institutionalRoutes, institutionalTwins } from './institutional-routes.tsx';
import { homeRoute, pointsRoute, pointsTableRoute, profileRoute, redirects } from './app-routes.tsx';

/** The tree of all rooms, in the place of the first screens alone. */
export const treeOfRooms = () =>
  rootFrame.addChildren([
    publicFrame.addChildren([
      ...identityRoutes,
      ...recoveryRoutes,
      ...registrationRoutes,
      ...partnerRoutes,
      ...outsideRoutes,
      ...secondStepRoutes,
      ...institutionalRoutes,
      ...certificatePublicRoutes,
      ...noticePublicRoutes,
    ]),
    signedIn.addChildren([
      ...gateRoutes,
      ...acceptRoutes,
      ...secureGateRoutes,
      ...arrivalRoutes,
      memberFrame.addChildren([
        homeRoute,
        profileRoute,
        ...contactRoutes,
        ...outsideMemberRoutes,
        ...securityRoutes,
        ...profileRoutes,
        ...institutionalTwins,
        pointsRoute,
        pointsTableRoute,
        ...learningRoutes,
        ...certificateRoutes,
        ...noticeRoutes,
        ...campaignRoutes,
        ...saleRoutes,
        ...rewardRoutes,
      ]),
      taskFrame.addChildren([...learningTasks, ...campaignTasks, ...saleTasks, ...rewardTasks]),
    ]),
    ...redirects,
  ]);

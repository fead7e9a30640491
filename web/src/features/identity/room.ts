import type { RoomOnScreen } from '../../shared/room.ts';
import { gateRoutes } from './gates/routes.tsx';
import { outsideMemberRoutes, outsideRoutes } from './outside/routes.tsx';
import { partnerRoutes } from './partner-routes.tsx';
import { profileRoutes } from './profile/routes.tsx';
import { contactRoutes, recoveryRoutes } from './recovery/routes.tsx';
import { arrivalRoutes, registrationRoutes } from './registration/routes.tsx';
import { identityRoutes } from './routes.tsx';
import { secondStepRoutes, secureGateRoutes, securityRoutes } from './second-step/routes.tsx';

export const identity: RoomOnScreen = {
  public: [...identityRoutes, ...recoveryRoutes, ...registrationRoutes, ...partnerRoutes, ...outsideRoutes, ...secondStepRoutes],
  gates: [...gateRoutes, ...secureGateRoutes, ...arrivalRoutes],
  member: [...contactRoutes, ...outsideMemberRoutes, ...securityRoutes, ...profileRoutes],
};

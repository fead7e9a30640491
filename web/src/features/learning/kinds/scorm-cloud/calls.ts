import { call } from '@vitrine/client';
import { launchCloudCourse, takeCloudResult } from '@vitrine/contract/learning';

type Where = { courseId: string; hierarchy_order: number };

/** A link that opens the course there, and comes back to this page. */
export const launch = (params: Where) => call(launchCloudCourse, { params, body: { returnUrl: window.location.href } });

/** Asks the server to ask the service. */
export const takeResult = (params: Where) => call(takeCloudResult, { params });

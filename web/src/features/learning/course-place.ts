/** Where a course is open: by itself, or as a step of a trail. Its address says so, and every link inside it stays in that place. */
const asStep = /^\/trails\/([^/]+)\/course\/([^/]+)/;

/** The trail in which this course is open; undefined where it is open by itself. */
export function trailAround(courseId: string): string | undefined {
  const [, trailId, opened] = asStep.exec(window.location.pathname) ?? [];
  return opened === courseId ? trailId : undefined;
}

/** The page of a course. */
export function courseHref(courseId: string): string {
  const trailId = trailAround(courseId);
  return trailId === undefined ? `/online-courses/${courseId}` : stepHref(trailId, courseId);
}

/** Where the player opens an activity. */
export function playerHref(courseId: string, hierarchyOrder: number): string {
  const trailId = trailAround(courseId);
  return trailId === undefined
    ? `/courses/${courseId}/activities/${hierarchyOrder}`
    : stepPlayerHref({ trailId, courseId, hierarchyOrder });
}

/** The page of a course as a step of a trail. */
export const stepHref = (trailId: string, courseId: string): string => `/trails/${trailId}/course/${courseId}`;

/** An activity of a course as a step of a trail. */
export const stepPlayerHref = ({
  trailId,
  courseId,
  hierarchyOrder,
}: {
  trailId: string;
  courseId: string;
  hierarchyOrder: number;
}): string => `${stepHref(trailId, courseId)}/activities/${hierarchyOrder}`;

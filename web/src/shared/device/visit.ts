/** What the console leaves for the one tab in which somebody sees the portal as a member does. A new tab gets a copy of it, and no other one sees it. */
const name = 'vitrine:visit';

let isVisit: boolean | undefined;

/** Whether this tab only looks: it keeps nothing on the device, which is somebody else's. */
export function isVisiting(): boolean {
  isVisit ??= textOfVisit() !== null;
  return isVisit;
}

/** As the console wrote it; null in every other tab. */
export function textOfVisit(): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

/** The tab is done with it. */
export const endVisit = (): void => sessionStorage.removeItem(name);

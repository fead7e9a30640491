/** Loads the page anew: the last thing that helps when a part of the app could not be fetched. */
export const reloadPage = (): void => window.location.reload();

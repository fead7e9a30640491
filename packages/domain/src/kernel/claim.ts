/** What is claimed by one colleague is kept from the others for so long (D37). */
export const claimMinutes = 5;

/** What somebody records into their device lasts three minutes at most (FOR-03). */
export const recordingMostSeconds = 180;

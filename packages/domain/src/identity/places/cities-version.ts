/** Which lists of cities come with this build, written by `scripts/cities.mjs`: a list under its version never changes. */
export const citiesVersion = '807f425c22f4';

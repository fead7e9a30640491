/** Which build this is (CON-04): the version, and what it was built from. */
export const release: string = import.meta.env.VITE_RELEASE ?? 'dev';

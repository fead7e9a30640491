/** Certificates in the console: the client's own designs of them. */
export {};

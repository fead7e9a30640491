/** How one logs in to this site: outside providers, and the systems that integrate. */
export {};

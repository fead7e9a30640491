/** Welcome banners, and pages that staff composes of blocks. */
export {};

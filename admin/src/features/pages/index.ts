/** Welcome banners, the hotsite and other pages of blocks in the console. */
export {};

/** Surveys in the console: what is asked of whom, who owns it, and what the answers come to. */
export {};

/** Rankings: who earned how much in a campaign, a month or a week, among whom. */
export {};

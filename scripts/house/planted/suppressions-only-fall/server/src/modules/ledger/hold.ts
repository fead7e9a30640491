// oxlint-disable-next-line no-console -- the operator reads this line
console.log(1 as unknown, [1] as const);
export const hold = ([1][0])!;

// oxlint-disable-next-line no-console
console.log(1);
// @ts-expect-error
export const hold = 1;
// @ts-ignore -- a reason does not help: it hides the day when the error goes
export const held = 2;
// @ts-expect-error the library types this field as a number
export const kept = 3;

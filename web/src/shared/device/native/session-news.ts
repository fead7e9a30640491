/** What the app hears of the session: a member's page stands, and a log-in ended here. */
type News = 'member' | 'ended';
const listeners: Record<News, Set<() => void>> = { member: new Set(), ended: new Set() };
let isMember = false;

const tell = (news: News) => {
  isMember = news === 'member';
  for (const listener of listeners[news]) listener();
};
export const tellMember = (): void => tell('member');
export const tellSessionEnded = (): void => tell('ended');

/** Calls back each time a member's page stands; at once where one does. */
export function onMember(listener: () => void): void {
  listeners.member.add(listener);
  if (isMember) listener();
}

export const onSessionEnded = (listener: () => void): void => void listeners.ended.add(listener);

export const pdf = { group: 'read', names: {}, hasAttempts: false };

/** What a person has to pass before the portal is theirs, in this order (SES-17, SES-18, LOG-11, SES-19, LOG-17). */
export const gates = [
  'change_password',
  'second_step', // the site asks it of those with a role in the console
  'terms',
  'cookies',
  'select_profile', // before what a registration lacks: each profile has a registration of its own
  'complete_register',
  'mandatory_surveys',
  'mandatory_drills',
  'onboarding',
] as const;
export type Gate = (typeof gates)[number];

/** Gates that a person passes by saying so, and which edition is asked for now: who passed an older one is asked again. */
export const gateEditions = { terms: 1, cookies: 1, select_profile: 1, onboarding: 1 } as const;
export type AskedGate = keyof typeof gateEditions;
export const askedGates = ['terms', 'cookies', 'select_profile', 'onboarding'] as const satisfies readonly AskedGate[];

/** Gates that show a page of the client's, in the product's words where it wrote none: which version of it was accepted is kept (decision 023). */
export const gateTexts = { terms: 'terms_and_conditions', cookies: 'cookies_policy' } as const;
export type GateText = (typeof gateTexts)[keyof typeof gateTexts];

/** The page that a gate shows; undefined for a gate without one. */
export const textOfGate = (gate: AskedGate): GateText | undefined => (gate === 'terms' || gate === 'cookies' ? gateTexts[gate] : undefined);

export type GateFacts = {
  mustChangePassword: boolean;
  mustSetUpSecondStep: boolean;
  /** The newest edition that the person passed; 0 for none. */
  passed: Record<AskedGate, number>;
  /** Pages that the client wrote anew since the person last accepted them as a member of it. */
  unread: readonly GateText[];
  /** Is a member of several clients, and has to say once as which of them to go on (LOG-11). */
  hasSeveralProfiles: boolean;
  /** The site asks for what a registration lacks, and it lacks something (LOG-11). */
  lacksAnswers: boolean;
  hasMandatorySurveys: boolean;
  hasRequiredTraining: boolean;
};

/** The gates that still stand before a person, first one first. */
export function gatesBefore({ mustChangePassword, mustSetUpSecondStep, passed, unread, ...facts }: GateFacts): Gate[] {
  const isAsked = (gate: AskedGate) => passed[gate] < gateEditions[gate];
  const isClosed: Record<Gate, boolean> = {
    change_password: mustChangePassword,
    second_step: mustSetUpSecondStep,
    terms: isAsked('terms') || unread.includes(gateTexts.terms),
    cookies: isAsked('cookies') || unread.includes(gateTexts.cookies),
    select_profile: facts.hasSeveralProfiles && isAsked('select_profile'),
    complete_register: facts.lacksAnswers,
    mandatory_surveys: facts.hasMandatorySurveys,
    mandatory_drills: facts.hasRequiredTraining,
    onboarding: isAsked('onboarding'),
  };
  return gates.filter((gate) => isClosed[gate]);
}

/** Those of the standing gates that nobody puts off; a required training can be, where its banner may be closed (SES-19). */
export const gatesToPass = (standing: readonly Gate[], { mayCloseTrainingBanner }: { mayCloseTrainingBanner: boolean }): Gate[] =>
  standing.filter((gate) => gate !== 'mandatory_drills' || !mayCloseTrainingBanner);

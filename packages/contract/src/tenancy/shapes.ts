import {
  backgroundKinds,
  cookieNotices,
  isHexColour,
  modules,
  passwordLevels,
  registrationFields,
  registrationVariants,
  socialProviders,
  type Module,
} from '@vitrine/domain/tenancy';
import { z } from 'zod';
import { Id, LocaleCode, LocaleText } from '../kernel/index.ts';

export const Colour = z.string().refine(isHexColour, 'invalid_colour');

/** The wire's flag of a module, by the names of the specification (CLI-02). */
export const flagName = <M extends Module>(module: M): `has_${M}` => `has_${module}`;
const flagShape = Object.fromEntries(modules.map((module) => [flagName(module), z.boolean()])) as {
  // oxlint-disable-line typescript/no-unsafe-type-assertion -- built from the list of modules
  [M in Module as `has_${M}`]: z.ZodBoolean;
};

export const Language = z.object({ id: z.int(), code: LocaleCode, name: z.string(), dateOrder: z.enum(['day_first', 'month_first']) });

/** A client as the selected one is told (CLI-02). */
export const Client = z.object({
  id: Id,
  name: z.string(),
  /** The program's own name in the person's language. */
  program: z.string(),
  home_route: z.string(),
  group_training_use_score: z.boolean(),
  ...flagShape,
  logo: z.string().nullable(),
  wideLogo: z.string().nullable(),
  /** In light colours, for a dark ground. */
  darkLogo: z.string().nullish(),
  /** The palette as CSS custom properties; null where the client wears the site's. */
  theme: z.string().nullable(),
  /** The languages that it offers, the one that others fall back to first. */
  languages: z.array(Language).min(1),
  /** The state that the settings of client and site are in; the stream tells when it is another one (ADM-03). */
  settings: z.string(),
});
export type Client = z.infer<typeof Client>;

/** What a screen for anybody shows of the client that it speaks for; what the client has none of is the site's. */
export const ClientBrand = Client.pick({ name: true, logo: true, wideLogo: true, darkLogo: true, theme: true });
export type ClientBrand = z.infer<typeof ClientBrand>;

const LanguageId = z.int().min(1, 'invalid_choice').max(4, 'invalid_choice');

/** What a client is made of, for those who edit it. */
export const ClientSettings = z.object({
  name: z.string().trim().min(1, 'required').max(80, 'text_too_long'),
  slug: z
    .string()
    .trim()
    .regex(/^[a-z0-9-]{2,40}$/, 'invalid'),
  program: LocaleText(80),
  home_route: z
    .string()
    .trim()
    .regex(/^\/[a-z0-9/_-]*$/, 'invalid'),
  group_training_use_score: z.boolean(),
  timeZone: z.string().min(1, 'required').max(64),
  ...flagShape,
  colours: z.object({ primary: Colour, secondary: Colour, tertiary: Colour }).nullable(),
  logoFileId: Id.nullable(),
  wideLogoFileId: Id.nullable(),
  darkLogoFileId: Id.nullish(),
  /** Its own languages, and the one that others fall back to; null where it offers those of the log-in. */
  languages: z.object({ ids: z.array(LanguageId).min(1, 'too_few'), first: LanguageId }).nullable(),
});
export type ClientSettings = z.infer<typeof ClientSettings>;

export const Country = z.object({ code: z.string().length(2), name: z.string(), label: z.string() });

const AskedFields = z.array(z.object({ field: z.enum(registrationFields), is_mandatory: z.boolean() })).max(40, 'too_many');

const configurationCore = {
  primary: Colour,
  secondary: Colour,
  tertiary: Colour,
  background: z.enum(backgroundKinds),
  oauth2: z.boolean(),
  use_recaptcha: z.boolean(),
  under_maintenance: z.boolean(),
  show_azure_login_btn: z.boolean(),
  cookies_optional: z.boolean(),
  cookies_type: z.enum(cookieNotices),
  accept_document: z.boolean(),
  user_register: z.boolean(),
  user_pre_register: z.boolean(),
  default_language_id: z.int().min(1).max(4),
  show_public_faq: z.boolean(),
  password_strong_level: z.enum(passwordLevels),
  social_auth: z.array(z.enum(socialProviders)),
  use_complete_register: z.boolean(),
  support_use: z.boolean(),
  use_portfolio_page: z.boolean(),
  /** Of each registration form: which fields it asks for, in which order, and which it insists on (LOG-10). */
  registration_fields: z.object({ register: AskedFields, seven_trade: AskedFields, pop_trade: AskedFields }),
  /** Documents of the countries with a free mask are judged by their check digits too (decision D56). */
  strict_documents: z.boolean(),
};

/** The login configuration as the log-in screen reads it (LOG-02): texts and logos in one language. */
export const LoginConfiguration = z.object({
  ...configurationCore,
  text: z.string(),
  logo: z.string().nullable(),
  wideLogo: z.string().nullable(),
  backgroundImage: z.string().nullable(),
  languages: z.array(Language).min(1),
});
export type LoginConfiguration = z.infer<typeof LoginConfiguration>;

/** The same, as an administrator edits it: texts and logos in every language. */
export const LoginConfigurationDraft = z.object({
  ...configurationCore,
  text: LocaleText(200),
  languageIds: z.array(z.int().min(1).max(4)).min(1, 'too_few'),
  logoFileIds: z.partialRecord(LocaleCode, Id),
  wideLogoFileIds: z.partialRecord(LocaleCode, Id),
  backgroundFileId: Id.nullable(),
  /** Whoever may do something in the console needs a second step at log-in. */
  second_step_for_staff: z.boolean(),
  /** Which client people join by which registration form; without one it is the oldest of the site. */
  registration_client_ids: z.partialRecord(z.enum(registrationVariants), Id),
});
export type LoginConfigurationDraft = z.infer<typeof LoginConfigurationDraft>;

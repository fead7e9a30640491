import { ClientSettings, flagName, type LoginConfigurationDraft } from '@vitrine/contract/tenancy';
import { languageIdOf, locales, type Locale } from '@vitrine/domain/kernel';
import { modules, modulesAtFirst } from '@vitrine/domain/tenancy';

/** How a log-in screen begins: nobody registers, nothing asks a service outside, and partners’ servers that a superuser lets in come in; all of it is changed in the console. */
export const firstConfiguration = ({ locale }: { locale: Locale }): LoginConfigurationDraft => ({
  primary: '#0B5FFF',
  secondary: '#FFB400',
  tertiary: '#00A88F',
  background: 'shop_window',
  oauth2: true,
  use_recaptcha: false,
  under_maintenance: false,
  show_azure_login_btn: false,
  cookies_optional: true,
  cookies_type: 'informative',
  accept_document: true,
  user_register: false,
  user_pre_register: false,
  default_language_id: languageIdOf(locale),
  show_public_faq: false,
  password_strong_level: 'medium',
  social_auth: [],
  use_complete_register: false,
  support_use: false,
  use_portfolio_page: false,
  registration_fields: { register: [], seven_trade: [], pop_trade: [] },
  strict_documents: false,
  second_step_for_staff: false,
  text: {
    'pt-BR': 'Aprenda, venda, ganhe.',
    'en-US': 'Learn, sell, earn.',
    'es-ES': 'Aprende, vende, gana.',
    'fr-FR': 'Apprenez, vendez, gagnez.',
  },
  languageIds: locales.map((one) => languageIdOf(one)),
  logoFileIds: {},
  wideLogoFileIds: {},
  backgroundFileId: null,
  registration_client_ids: {},
});

/** How the first client of a site begins: with these modules, in the colours and languages of the log-in screen. */
export const firstClient = ({ name, slug, timeZone }: Pick<ClientSettings, 'name' | 'slug' | 'timeZone'>): ClientSettings =>
  ClientSettings.parse({
    name,
    slug,
    program: { 'pt-BR': name },
    home_route: '/home',
    group_training_use_score: false,
    timeZone,
    ...Object.fromEntries(modules.map((module) => [flagName(module), modulesAtFirst.includes(module)])),
    colours: null,
    logoFileId: null,
    wideLogoFileId: null,
    languages: null,
  });

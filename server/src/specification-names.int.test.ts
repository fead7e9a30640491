import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { rooms } from '../../architecture/rooms.mjs';
import { test } from './testing.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(join(repository, path), 'utf8');

/** Every field name of the two specifications, section by section; a dot says whose it is. */
const named: Record<string, string> = {
  Client:
    'client.id, client.home_route, client.has_library, client.has_news, client.has_webcasts, client.has_profile, ' +
    'client.has_ranking, client.group_training_use_score, client.has_{module}',
  'Offline activity record': 'offline.item_id, offline.updated_date, offline.src, offline.downloading',
  Language: 'language.id, language.code',
  'Session state':
    'access_token, refresh_token, user_firebase_token, webservice_token, id_user_client_selected, redirect_url, languageId, ' +
    'languageCode',
  'Activity types':
    'activity.pdf, activity.video, activity.audio, activity.youtube, activity.vimeo, activity.wowza, activity.scorm, ' +
    'activity.scorm_cloud, activity.html, activity.flash, activity.ppt, activity.linkedin_slidshare, ' +
    'activity.conventional_test, activity.block_test, activity.restart_test, activity.evaluated_quiz, ' +
    'activity.unevaluated_quiz, activity.block_general_test, activity.restart_general_test, activity.reaction_evaluation, ' +
    'activity.webcast, activity.webinar, activity.live_class, activity.live_class_opened, activity.live_class_closed, ' +
    'activity.presential_event',
  'Game types':
    'game.drag_and_drop, game.drag_the_words, game.find_the_pairs, game.this_or_that, game.fill_in_the_blanks, ' +
    'game.true_or_false, game.flashcards, game.enigma',
  'File kinds': 'file.video, file.audio, file.pdf, file.image, file.compressed, file.excel, file.document, file.powerpoint, file.generic',
  Links:
    'link.library_single, link.news_single, link.webinar, use_portfolio_page, hierarchy_order, id_trail, id_catalog, ' +
    'event_id, grant_type',
  Sale:
    'invoice_number, sale_date, retailer, store, brand, processor, product_type, sku, quantity, observation, invoice type, ' +
    'invoice photo, form factor, generation, total points, sale.approved, sale.reproved',
  Campaign: 'campaign.begin date, campaign.end date',
  Photo: 'photo type, photo.store, photo.approved, photo.awaiting approval, photo.reproved',
  Order: 'order.awaiting_approval, order.approved, order.shipped, order.delivered, order.history',
  'Reward state': 'category, department, reward_user_points, reward_user_level_id, reward_user_level_points',
  Event: 'event.type, event.begin date, event.end date, event.check-in code',
  Profile:
    'full_name, name, last_name, nickname, store nickname, email, confirm email, document, birthday, gender, marital_status, ' +
    'single, married, divorced, widowed, children, profession, cell, commercial, residential, whatsapp, communication, phone ' +
    'verified, address, zip_code, street, number, complement, neighborhood, city, state, country, avatar, company, ' +
    'profile.brand, branch, profile.retailer, gmin number, cadv code, special needs, special needs description, email ' +
    'consent, timezone, profile.language',
  Test:
    'qty_attempted, maximum_attempts, minimum_score, qty_questions, time_to_answer, test.not_started, test.in_progress, ' +
    'test.approved, test.reproved, test.blocked, test.restarted, test.improved',
  'State of a person in the program':
    'id_user_campaign_selected, user_campaigns, user_reward_campaign, user_firebase_document, ' +
    'user_firebase_document_ranking_areas, status, is_superuser, accept_terms_and_conditions, accept_cookies_policy, ' +
    'has_mandatory_surveys, has_mandatory_drills, has_close_banner_drills, must_change_password, verificacion_phone_button, ' +
    'startTime, duration',
  'Login configuration':
    'login.primary, login.secondary, login.tertiary, login.background, login.text, login.oauth2, login.use_recaptcha, ' +
    'login.under_maintenance, login.show_azure_login_btn, login.cookies_optional, login.cookies_type, login.accept_document, ' +
    'login.user_register, login.user_pre_register, login.default_language_id, login.show_public_faq, ' +
    'login.registration_fields, login.password_strong_level, login.languages, login.social_auth, login.use_complete_register, ' +
    'login.support_use, logos per language',
  'Site lists':
    'list.country_areas, list.faq_categories, list.genders, list.group_users_labels, list.groups_user, ' +
    'list.library_file_categories, list.library_file_extensions, list.trail_complete_categories, ' +
    'list.has_trailcomplete_null_category, list.marital_status, list.reward_categories, list.reward_departments, ' +
    'list.reward_levels, list.tags, list.countries, list.wildcard_pages, country.name, country.label, country.code',
  'Other state':
    'offline_course, params, site_lists, welcome_banner, cookies_policy, accept_cookies, policy_modal, ' +
    'policy_preferences_modal, route_from, common, loading_activities, activities, activities_menu, loading, ' +
    'block_activities_menu',
  Filters:
    'filter.favorite, filter.progress, filter.search, filter.selected_areas, filter.selected_groups, filter.selected_tags, ' +
    'filter.subscription_type, filter.categories, filter.extensions, selected_categories, all_f, live_class_status, ' +
    'live_class_is_online, presential_status, presential_is_online, webinar_status, webinar_is_online, lounge template',
};

type Place = { name: string; kind: string; at: string; word: string };
const places: Place[] = read('docs/specification-names.md')
  .split('\n')
  .flatMap((line) => {
    const [, name, kind, at = '', word = ''] = /^\| `(.+?)` \| (\w+) \| `(.+?)` \|(?: `(.+?)`)? \|$/.exec(line) ?? [];
    return name && kind ? [{ name, kind, at, word }] : [];
  });

test('CLI-11 D73 each field name of the two specifications stands once on its page, and the page leads to what exists', async ({
  house,
}) => {
  expect(places.map(({ name }) => name).toSorted()).toEqual(
    Object.values(named)
      .flatMap((names) => names.split(', '))
      .toSorted(),
  );
  const { body } = await house.app.inject({ url: '/api/openapi.json' });
  const operations = operationsOf(JSON.parse(body));
  const lost = places.filter((place) => !isThere(place, operations)).map(({ name, kind, at, word }) => `${name}: ${kind} ${at} ${word}`);
  expect(lost).toEqual([]);
});

function isThere({ kind, at, word }: Place, operations: ReadonlyMap<string, string>): boolean {
  // A word of the wire is a field, a parameter or a choice of that operation.
  if (kind === 'wire') return operations.get(at)?.includes(`"${word}"`) ?? false;
  if (kind === 'code') return new RegExp(`\\b${word}\\b`).test(read(at));
  // What comes later belongs to a room that is not there yet: once it is, the page says where, or which row of what comes next still wants it.
  if (kind === 'later' && at === 'docs/next.md') return read(at).includes(word);
  return kind === 'later' && laterRooms.includes(at);
}

const known: readonly string[] = rooms;
const laterRooms = known.filter((room) => !read('server/src/modules/rooms.gen.ts').includes(`./${room}/`));

/** Each operation of the document as text, with what it refers to. */
function operationsOf(document: { paths: Record<string, Record<string, { operationId?: string }>> }): Map<string, string> {
  return new Map(
    Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map((operation) => [operation.operationId ?? '', JSON.stringify(operation)] as const),
    ),
  );
}

import { Client } from 'pg';

/**
 * Adds so many things to the demo's first client, by SQL of the owner: topics, files (every tenth with a document that is read), episodes (every fifth with what is said in it),
 * news and questions, with words of which the first stand in a quarter of all texts and the last in hardly any.
 */
export async function fillSearch(ownerUrl: string, { from, to }: { from: number; to: number }): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(`create or replace function pg_temp.words(seed int, many int) returns text language sql as $$
      select string_agg(v.list[1 + floor(power((abs(hashint8(seed::bigint * 131 + n)) % 100000)::float8 / 100000, 2) * cardinality(v.list))::int], ' ') from generate_series(1, many) n, (select ${vocabulary} as list) v $$`);
    await client.query(homes);
    const part = (share: number) => [Math.round(from * share), Math.round(to * share)];
    await client.query(topics, part(0.45));
    await client.query(files, part(0.35));
    await client.query(episodes, part(0.1));
    await client.query(news, part(0.08));
    await client.query(questions, part(0.02));
    await client.query('vacuum (analyze)'); // what was put there lies in its indexes, as it does a while later
  } finally {
    await client.end();
  }
}

/** Two hundred words: thirty that stores speak of, the others of their like. */
const vocabulary = `(select array_agg(w order by o) from (
  select w, o from unnest(string_to_array('geladeira fogao lavadora televisor cliente venda vitrine garantia consumo energia entrega instalacao desconto campanha meta premio treinamento balcao estoque tabela manual roteiro argumento inverter freezer coifa cooktop adega secadora climatizador', ' ')) with ordinality as t (w, o)
  union all select 'peca' || chr(97 + n / 17) || chr(97 + n % 17) || chr(97 + n % 13), 100 + n from generate_series(1, 170) n) s)`;

const brand = `(select m.tenant_id, m.id as member_id from identity.member m join identity.person p on p.id = m.person_id where p.user_name = 'seller' order by m.created_at limit 1)`;
const id = (letter: string) => `'00000000-0000-4000-8000-00000000000${letter}'::uuid`;

const homes = `
with b as ${brand},
board as (insert into forum.board (tenant_id, id, version, name, description, position, opener, created_at, updated_at)
  select tenant_id, ${id('a')}, 1, '{"pt-BR":"Banco"}', '{}', 9, 'members', now(), now() from b on conflict do nothing),
folder as (insert into library.folder (tenant_id, id, version, path, name, name_key, slug, created_at, updated_at)
  select tenant_id, ${id('b')}, 1, array[${id('b')}], '{"pt-BR":"Banco"}', 'banco da medida', 'banco-da-medida', now(), now() from b on conflict do nothing),
podcast as (insert into podcasts.podcast (tenant_id, id, version, state, title, description, tag_ids, episode_order, position, search_text, created_at, updated_at)
  select tenant_id, ${id('c')}, 1, 'published', '{"pt-BR":"Banco"}', '{}', '{}', 'newest_first', 9, 'banco', now(), now() from b on conflict do nothing)
insert into support.faq_category (tenant_id, id, name, position) select tenant_id, ${id('d')}, '{"pt-BR":"Banco"}', 9 from b on conflict do nothing`;

const made = (words: number) =>
  `b as ${brand}, made as (select gen_random_uuid() as id, gen_random_uuid() as other, n, pg_temp.words(n, ${words}) as words, now() - n * interval '1 minute' as at from generate_series($1::int + 1, $2::int) n)`;

const topics = `
with ${made(5)}, topic as (insert into forum.topic (tenant_id, id, board_id, author_id, title, status, created_at, last_at)
  select b.tenant_id, m.id, ${id('a')}, b.member_id, m.words, 'open', m.at, m.at from made m, b)
insert into forum.post (tenant_id, id, topic_id, number, author_id, text, created_at) select b.tenant_id, m.other, m.id, 0, b.member_id, m.words, m.at from made m, b`;

const files = `
with ${made(6)}, item as (insert into library.item (tenant_id, id, version, folder_id, title, description, tag_ids, is_must_read, search_text, current_id, kind, extension, placed_at, created_at, updated_at)
  select b.tenant_id, m.id, 1, ${id('b')}, jsonb_build_object('pt-BR', m.words), '{}', '{}', false, m.words, m.other, 'pdf', 'pdf', m.at, m.at, m.at from made m, b),
version as (insert into library.item_version (tenant_id, id, item_id, number, file_id, name, content_type, kind, extension, bytes, pages, note, created_at, created_by)
  select b.tenant_id, m.other, m.id, 1, gen_random_uuid(), 'a' || m.n || '.pdf', 'application/pdf', 'pdf', 'pdf', 1000, 3, '{}', m.at, b.member_id from made m, b)
insert into library.version_text (tenant_id, version_id, pages, words)
select b.tenant_id, m.other, array[t.words], to_tsvector('simple', t.words) from b, made m, lateral (select pg_temp.words(m.n + 7, 250) as words) t where m.n % 10 = 0`;

const episodes = `
with ${made(8)}, episode as (insert into podcasts.episode (tenant_id, id, podcast_id, version, state, title, description, chapters, file_id, seconds, extension, transcripts, published_from, search_text, created_at, updated_at)
  select b.tenant_id, m.id, ${id('c')}, 1, 'published', jsonb_build_object('pt-BR', m.words), '{}', '{}', gen_random_uuid(), 600, 'mp3', '{}', m.at, m.words, m.at, m.at from made m, b)
insert into podcasts.spoken (tenant_id, episode_id, locale, file_id, lines, words)
select b.tenant_id, m.id, 'pt-BR', gen_random_uuid(), jsonb_build_array(jsonb_build_object('from', 10, 'text', t.words)), to_tsvector('simple', t.words)
from b, made m, lateral (select pg_temp.words(m.n + 3, 250) as words) t where m.n % 5 = 0`;

const news = `
with ${made(40)}, article as (insert into news.article (tenant_id, id, version, state, has_changes, draft, blocks, search_text, created_at, updated_at)
  select b.tenant_id, m.id, 1, 'published', false, '{}', '{}', '', m.at, m.at from made m, b),
version as (insert into news.article_version (tenant_id, id, article_id, number, content, blocks, created_at, created_by)
  select b.tenant_id, m.other, m.id, 1, '{}', '{}', m.at, b.member_id from made m, b)
insert into news.shown (tenant_id, article_id, version_id, title, lead, cover_alt, minutes, tag_ids, extensions, file_ids, is_must_read, has_comments, visible_from, search_text)
select b.tenant_id, m.id, m.other, jsonb_build_object('pt-BR', left(m.words, 40)), '{}', '{}', 1, '{}', '{}', '{}', false, false, m.at, m.words from made m, b`;

const questions = `
with ${made(6)} insert into support.faq_entry (tenant_id, id, version, category_id, state, question, answer, is_public, position, created_at, updated_at)
select b.tenant_id, m.id, 1, ${id('d')}, 'published', jsonb_build_object('pt-BR', m.words), jsonb_build_object('pt-BR', m.words), true, m.n % 900, m.at, m.at from made m, b`;

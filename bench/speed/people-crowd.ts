import { Client } from 'pg';

/** What the crowd is spread over, so that a measurement can ask for each: ids from the most frequent to the rarest. */
export type Crowd = { groups: string[]; tags: string[]; areas: string[] };

/**
 * Fills the demo's first client with so many members, by SQL of the owner: names as they are common in Brazil, eight countries, some seen today and some never, groups and
 * tags from half of all down to one in a thousand. Triggers and indexes rest meanwhile and come back; the directory is what its own function makes of them.
 */
export async function fillCrowd(ownerUrl: string, members: number): Promise<Crowd> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const indexes = (await client.query<{ name: string; definition: string }>(resting)).rows;
    for (const { name } of indexes) await client.query(`drop index identity.${name}`);
    for (const table of tables) await client.query(`alter table identity.${table} disable trigger user`);
    await client.query(people, [members]);
    const crowd = { groups: await spread(client, groupsOf), tags: await spread(client, tagsOf), areas: await spread(client, areasOf) };
    await client.query('analyze identity.member, identity.person, identity.member_in_group, identity.member_tag');
    await client.query('truncate people.directory');
    await client.query(directory);
    for (const table of tables) await client.query(`alter table identity.${table} enable trigger user`);
    for (const { definition } of indexes) await client.query(definition);
    await client.query('vacuum (analyze) people.directory');
    await client.query('vacuum (analyze) identity.member');
    await client.query('vacuum (analyze) identity.person');
    await client.query('analyze');
    return crowd;
  } finally {
    await client.end();
  }
}

const tables = ['person', 'member', 'member_in_group', 'member_tag'];

/** Indexes that nothing else rests on: made once at the end, not a million times. */
const resting = `
select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid join pg_namespace n on n.oid = t.relnamespace
where n.nspname = 'identity' and t.relname in ('person', 'member', 'directory') and not i.indisprimary and not i.indisunique
  and not exists (select from pg_constraint k where k.conindid = i.indexrelid)`;

const brand = `(select m.tenant_id, p.site_id, p.password_hash from identity.member m join identity.person p on p.id = m.person_id where p.user_name = 'seller' order by m.created_at limit 1)`;

/** A number below \`parts\` that one person always gets, and no other question about them follows. */
const lot = (what: string, parts: number) => `(('x' || substr(md5('${what}' || n), 1, 7))::bit(28)::int % ${parts})`;
const oneOf = (what: string, words: readonly string[]) =>
  `(array[${words.map((word) => `'${word}'`).join(', ')}])[1 + ${lot(what, words.length)}]`;

const firstNames =
  'Ana Maria João José Antônio Francisco Carlos Paulo Pedro Lucas Luiz Marcos Gabriel Rafael Daniel Marcelo Bruno Eduardo Felipe Adriana Juliana Márcia Fernanda Patrícia Aline Sandra Camila Amanda Bruna Jéssica Letícia Júlia Luciana Vanessa Mariana Gabriela Vera Vitória Larissa Cláudia Beatriz Rita Luana Sônia Renata Eliane Simone Zeneide Wagner Yara Xavier Úrsula Ítalo Óscar Quitéria Helena Kátia Natália'.split(
    ' ',
  );
const lastNames =
  'Silva Santos Oliveira Souza Rodrigues Ferreira Alves Pereira Lima Gomes Costa Ribeiro Martins Carvalho Almeida Lopes Soares Fernandes Vieira Barbosa Rocha Dias Nascimento Andrade Moreira Nunes Marques Machado Mendes Freitas Cardoso Ramos Gonçalves Santana Teixeira Araújo Pinto Queiroz Zanetti Wanderley Xavier Yoshida Ibarra Echeverría Domínguez Hernández Kowalski Tremblay'.split(
    ' ',
  );
const cities =
  'São Paulo|Rio de Janeiro|Recife|Salvador|Fortaleza|Belo Horizonte|Manaus|Curitiba|Porto Alegre|Belém|Goiânia|Campinas|Bogotá|Lima|Santiago|Quito|Montréal|Buenos Aires|Ciudad de México|Zárate'.split(
    '|',
  );
const countries = `(array['BR', 'BR', 'BR', 'BR', 'BR', 'BR', 'MX', 'MX', 'CO', 'CO', 'AR', 'AR', 'CL', 'PE', 'EC', 'CA'])[1 + ${lot('country', 16)}]`;

const people = `
with brand as ${brand}, numbered as (
  select n, gen_random_uuid() as id, ${oneOf('first', firstNames)} || ' ' || ${oneOf('middle', lastNames)} || ' ' || ${oneOf('last', lastNames)} as full_name,
    now() - ${lot('joined', 1_000)} * interval '1 day' - ${lot('hour', 86_400)} * interval '1 second' as joined_at
  from generate_series(1, $1::int) as n
), made as (
  insert into identity.person (id, site_id, version, user_name, email, document_kind, document, full_name, phone, gender, country, city, language_id, status, password_hash, must_change_password, created_at)
  select id, site_id, 1, user_name, user_name || '@exemplo.test', 'other', 'X' || n, full_name, '', 'not_told', ${countries}, ${oneOf('city', cities)}, 1,
    case ${lot('status', 100)} when 0 then 'blocked' when 1 then 'awaiting_approval' else 'approved' end, password_hash, false, joined_at
  from numbered cross join brand cross join lateral (select translate(lower(split_part(full_name, ' ', 1)), 'áàâãçéêíóôõúü', 'aaaaceeiooouu') || '.' || n as user_name) as named
)
insert into identity.member (tenant_id, id, person_id, roles, program_role, status, created_at, last_seen_at)
select tenant_id, gen_random_uuid(), id,
  case when ${lot('role', 5_000)} = 0 then '{client_administrator}' when ${lot('role', 200)} = 1 then '{learner,instructor}' else '{learner}' end::text[], null,
  case ${lot('program', 20)} when 0 then 'awaiting_approval' when 1 then 'blocked' else 'approved' end, joined_at,
  case when ${lot('seen', 10)} < 4 then null else now() - ${lot('ago', 90)} * interval '1 day' - ${lot('second', 86_400)} * interval '1 second' end
from numbered, brand`;

/** Ten of a kind; every second, fourth, … thousandth member is in one. */
const halves = `generate_series(1, 10) as step`;
const belonging = (table: string, column: string, what: string) => `
insert into identity.${table} (tenant_id, member_id, ${column})
select m.tenant_id, m.id, made.id from made join identity.member m on m.tenant_id = made.tenant_id
where (('x' || substr(md5('${what}' || made.step || m.id), 1, 7))::bit(28)::int % (1 << made.step::int)) = 0`;

const groupsOf = `
with made as (
  insert into identity.member_group (tenant_id, id, name, position)
  select brand.tenant_id, gen_random_uuid(), jsonb_build_object('pt-BR', 'Multidão ' || step), 1000 + step from ${brand} as brand, ${halves}
  returning tenant_id, id, position - 1000 as step
), put as (${belonging('member_in_group', 'group_id', 'group')})
select id from made order by step`;

const tagsOf = `
with made as (
  insert into identity.tag (tenant_id, id, name, position)
  select brand.tenant_id, gen_random_uuid(), jsonb_build_object('pt-BR', 'Marca ' || step), 1000 + step from ${brand} as brand, ${halves}
  returning tenant_id, id, position - 1000 as step
), put as (${belonging('member_tag', 'tag_id', 'tag')})
select id from made order by step`;

const areasOf = `
insert into identity.area (tenant_id, id, name, countries, position)
select brand.tenant_id, gen_random_uuid(), jsonb_build_object('pt-BR', 'Área ' || step), countries, 1000 + step
from ${brand} as brand, (values (1, '{BR,AR}'::text[]), (2, '{CL,PE,EC}'::text[]), (3, '{CA}'::text[])) as one (step, countries)
returning id`;

const spread = async (client: Client, statement: string): Promise<string[]> =>
  (await client.query<{ id: string }>(statement)).rows.map(({ id }) => id);

const directory = `
insert into people.directory
select d.* from (select array_agg(tenant_id) as tenants, array_agg(id) as members from identity.member) as everybody,
  lateral people.directory_of(everybody.tenants, everybody.members) as d`;

/**
 * Decision D54: a query that names a tenant table without a condition on its `tenant_id` is refused before it is sent.
 * The check reads Kysely's syntax tree, so it holds for every query, also for one that nobody tested.
 */
import { PostgresQueryCompiler, type CompiledQuery, type OperationNode, type QueryId, type RootOperationNode } from 'kysely';

type Node = OperationNode & Record<string, unknown>;
type Table = { name: string; alias: string };

const mostTexts = 5_000;

/** Compiles queries and checks each. `tenantTables` are `schema.table` names of all tables whose key begins with `tenant_id`. */
export class TenantChecker extends PostgresQueryCompiler {
  readonly #tenantTables: ReadonlySet<string>;
  /** Names and conditions of a query are its text, and only values are not in it: what was found right once is right. */
  readonly #found = new Set<string>();

  constructor(tenantTables: ReadonlySet<string>) {
    super();
    this.#tenantTables = tenantTables;
  }

  override compileQuery(node: RootOperationNode, queryId: QueryId): CompiledQuery {
    const compiled = super.compileQuery(node, queryId);
    if (this.#found.has(compiled.sql)) return compiled;
    check(node as RootOperationNode & Node, this.#tenantTables); // oxlint-disable-line typescript/no-unsafe-type-assertion -- walked as plain data
    if (this.#found.size === mostTexts) this.#found.clear(); // lists of values make new texts for ever
    this.#found.add(compiled.sql);
    return compiled;
  }
}

export class TenantForgotten extends Error {}

const judged = new Set(['SelectQueryNode', 'UpdateQueryNode', 'DeleteQueryNode']);

function check(node: Node, tenantTables: ReadonlySet<string>): void {
  if (judged.has(node.kind)) checkQuery(node, tenantTables);
  if (node.kind === 'RawNode') checkRaw(node, tenantTables);
  for (const child of childrenOf(node)) check(child, tenantTables);
}

function checkQuery(query: Node, tenantTables: ReadonlySet<string>): void {
  const joins = listed(query['joins']);
  const named = [...sourcesOf(query), ...joins.flatMap((join) => tableOf(join['table']))];
  const conditions = [conditionIn(query['where'], 'where'), ...joins.map((join) => conditionIn(join['on'], 'on'))].flatMap(conjuncts);
  for (const table of named.filter(({ name }) => tenantTables.has(name))) {
    if (!conditions.some((condition) => bindsTenant(condition, table, named.length === 1)))
      throw new TenantForgotten(
        `${table.name}${table.alias === table.name ? '' : ` (as ${table.alias})`} is asked without a condition on its tenant_id`,
      );
  }
}

/** `sql` templates are text: whoever names a tenant table there must speak of its tenant. */
function checkRaw(raw: Node, tenantTables: ReadonlySet<string>): void {
  const text = (raw['sqlFragments'] as readonly string[]).join(' '); // oxlint-disable-line typescript/no-unsafe-type-assertion -- what a RawNode holds
  const named = [...text.matchAll(/\b([a-z_]+\.[a-z_]+)\b/g)].map(([, name]) => name ?? '').filter((name) => tenantTables.has(name));
  const spoken = text.match(/\btenant_id\b/g)?.length ?? 0;
  if (spoken < named.length) throw new TenantForgotten(`${named.join(', ')} in a template without a condition on tenant_id`);
}

const sourcesOf = (query: Node): Table[] => [
  ...listed(asNode(query['from'])?.['froms']).flatMap(tableOf),
  ...(query.kind === 'UpdateQueryNode' ? tableOf(query['table']) : []),
  ...listed(asNode(query['using'])?.['tables']).flatMap(tableOf),
];

function tableOf(value: unknown): Table[] {
  const node = asNode(value);
  if (node?.kind === 'AliasNode') return tableOf(node['node']).map(({ name }) => ({ name, alias: nameOf(node['alias']) }));
  if (node?.kind === 'ListNode') return listed(node['items']).flatMap(tableOf);
  if (node?.kind !== 'TableNode') return [];
  const name = nameOf(node);
  return [{ name, alias: name }];
}

const conditionIn = (clause: unknown, key: string) => asNode(asNode(clause)?.[key]);

/** What must all be true; an OR says nothing for certain. */
function conjuncts(node: Node | undefined): Node[] {
  if (node?.kind === 'AndNode') return [...conjuncts(asNode(node['left'])), ...conjuncts(asNode(node['right']))];
  if (node?.kind === 'ParensNode') return conjuncts(asNode(node['node']));
  return node ? [node] : [];
}

function bindsTenant(condition: Node, table: Table, isAlone: boolean): boolean {
  if (condition.kind !== 'BinaryOperationNode') return false;
  const operator = asNode(condition['operator'])?.['operator'];
  if (operator !== '=' && operator !== 'in') return false;
  return [condition['leftOperand'], condition['rightOperand']].some((operand) => {
    const reference = asNode(operand);
    if (reference?.kind !== 'ReferenceNode' || columnOf(reference) !== 'tenant_id') return false;
    return reference['table'] === undefined ? isAlone : nameOf(reference['table']) === table.alias;
  });
}

const columnOf = (reference: Node) => nameOf(asNode(reference['column'])?.['column']);

/** `schema.name` or the bare name of an identifier, a table or an alias. */
function nameOf(value: unknown): string {
  const node = asNode(value);
  if (node === undefined) return '';
  if (node.kind === 'IdentifierNode') return String(node['name']);
  if (node.kind === 'SchemableIdentifierNode') {
    const schema = nameOf(node['schema']);
    return schema ? `${schema}.${nameOf(node['identifier'])}` : nameOf(node['identifier']);
  }
  return nameOf(node['table']);
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []));
}

const listed = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);
const asNode = (value: unknown): Node | undefined => (isNode(value) ? value : undefined);
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'kind' in value;

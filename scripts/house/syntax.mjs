/** What the rules ask of a syntax tree: visit the nodes, name a call, read a literal. */

/** Visits every node, parents first. `visitors` maps a node type to a function of the node and its ancestors, nearest last. */
export function visit(node, visitors, ancestors = []) {
  visitors[node.type]?.(node, ancestors);
  const inside = [...ancestors, node];
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type === 'string') visit(child, visitors, inside);
    }
  }
}

/** The dotted name of an expression (`Date.now`, `Intl.DateTimeFormat`); undefined when it is not made of plain names. */
export function dottedName(node) {
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression' || node.computed) return undefined;
  const object = dottedName(node.object);
  return object && `${object}.${node.property.name}`;
}

/** The method's name of `anything.method(…)`; undefined for other calls. */
export function methodName(call) {
  return call.callee.type === 'MemberExpression' && !call.callee.computed ? call.callee.property.name : undefined;
}

/** The value of a string literal or of a template without holes; undefined for anything else. */
export function literalText(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0].value.cooked;
  return undefined;
}

/** The calls of a method chain, `a().b().c()` gives c, b, a. */
export function chainOf(call) {
  const calls = [];
  for (let node = call; node?.type === 'CallExpression' || node?.type === 'MemberExpression';) {
    if (node.type === 'CallExpression') calls.push(node);
    node = node.type === 'CallExpression' ? node.callee : node.object;
  }
  return calls;
}

/** True when an object literal has a property of that name. */
export function hasProperty(node, name) {
  return node?.type === 'ObjectExpression' && node.properties.some((property) => (property.key?.name ?? property.key?.value) === name);
}

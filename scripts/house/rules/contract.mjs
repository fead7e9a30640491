/** What the contract promises exists: each endpoint has its route, each refusal its text in four languages. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { routesWithoutEndpoint } from '../../../architecture/rooms.mjs';
import { literalText, visit } from '../syntax.mjs';
import { flat, locales } from './catalogs.mjs';

const catalogueFile = 'packages/contract/src/index.ts';
const routesFile = 'server/src/routes-list.ts';
const textsOf = (locale) => `packages/ui/src/words/catalogs/${locale}/refusals.json`;

export const everyRefusalHasItsText = {
  name: 'every-refusal-has-its-text',
  check: async (tree) => {
    if (!tree.has(catalogueFile)) return [absent(catalogueFile)];
    const codes = refusalsIn(tree, await catalogueOf(tree));
    return locales.flatMap((locale) => {
      const file = textsOf(locale);
      if (!tree.has(file)) return [absent(file)];
      const shared = flat(JSON.parse(tree.text(file)));
      return [...codes]
        .filter(([code, from]) => !shared[code] && !saidByRoom(tree, { code, room: from.split('/')[3].split(':')[0], locale }))
        .map(([code, from]) => ({ file, why: `${code} (${from}) has no text`, instead: 'say what happened and what the person can do' }));
    });
  },
};

/** Whether the room says it itself, as `refusal.CODE` among its words (those of a part of it, as `help/i18n`, too), in each app that has its screens. */
function saidByRoom(tree, { code, room, locale }) {
  const apps = ['web', 'admin']
    .map((app) => tree.below(`${app}/src/features/${room}`).filter((file) => file.endsWith(`/i18n/${locale}.json`)))
    .filter((catalogs) => catalogs.length > 0);
  return apps.length > 0 && apps.every((catalogs) => catalogs.some((file) => flat(JSON.parse(tree.text(file)))[`refusal.${code}`]));
}

export const refusalsAreFacts = {
  name: 'refusals-are-facts',
  check: async (tree) =>
    [...refusalsIn(tree, tree.has(catalogueFile) ? await catalogueOf(tree) : [])]
      .filter(([code]) => !/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(code))
      .map(([code, from]) => ({
        file: from,
        why: `"${code}" is no snake_case fact`,
        instead: 'name the fact, as out_of_stock; the sentence stands in the catalog',
      })),
};

export const endpointsAndRoutesMatch = {
  name: 'endpoints-and-routes-match',
  check: async (tree) => {
    const lacking = [catalogueFile, routesFile].filter((file) => !tree.has(file));
    if (lacking.length > 0) return lacking.map(absent);
    const endpoints = (await catalogueOf(tree)).map(addressOf);
    const routes = (await printedRoutes(tree)).map(addressOf);
    const bare = (address) =>
      routesWithoutEndpoint.some((pattern) => pattern.test(address.split(' ')[1])) || /^(HEAD|OPTIONS) /.test(address);
    return [
      ...endpoints
        .filter((address) => !routes.includes(address))
        .map((address) => ({
          file: catalogueFile,
          why: `${address} has no route`,
          instead: "register its room's routes in server/src/app.ts",
        })),
      ...routes
        .filter((address) => !bare(address) && !endpoints.includes(address))
        .map((address) => ({
          file: routesFile,
          why: `${address} has no endpoint`,
          instead: 'write it in the contract, then route.from(endpoint)',
        })),
    ];
  },
};

/** Codes with the place that promises them: endpoints, and lists in domain named `…Refusals`. */
function refusalsIn(tree, catalogue) {
  const fromEndpoints = catalogue.flatMap(({ room, name, refusals }) =>
    refusals.map((code) => [code, `packages/contract/src/${room}: ${name}`]),
  );
  const fromDomain = tree
    .below('packages/domain/src')
    .filter((file) => tree.code.includes(file))
    .flatMap((file) => listedIn(tree, file));
  return new Map([...fromEndpoints, ...fromDomain]);
}

function listedIn(tree, file) {
  const found = [];
  visit(tree.syntax(file).program, {
    VariableDeclarator(node) {
      const list = node.init?.type === 'TSAsExpression' ? node.init.expression : node.init;
      if (!/refusals$/i.test(node.id.name ?? '') || list?.type !== 'ArrayExpression') return;
      found.push(
        ...list.elements
          .map(literalText)
          .filter((code) => code !== undefined)
          .map((code) => [code, file]),
      );
    },
  });
  return found;
}

async function catalogueOf(tree) {
  const { catalogue } = await import(pathToFileURL(join(tree.root, catalogueFile)).href);
  if (!Array.isArray(catalogue) || catalogue.length === 0) throw new Error(`${catalogueFile} exports no catalogue of endpoints`);
  return catalogue;
}

/** The server prints the routes that it registers: `[{ method, url }]`. */
async function printedRoutes(tree) {
  const { stdout } = await promisify(execFile)(process.execPath, [join(tree.root, routesFile)], { cwd: tree.root, maxBuffer: 1e8 });
  return JSON.parse(stdout);
}

const addressOf = ({ method, path, url }) => `${method} ${path ?? url}`;
const absent = (file) => ({ file, why: 'it does not exist', instead: 'write it: this rule reads it' });

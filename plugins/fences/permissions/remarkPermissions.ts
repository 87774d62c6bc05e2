import type {Code, Nodes, Parents, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import {propOf} from 'docs-corpus/element';
import {fenceWords} from 'docs-corpus/fenceWords';
import {requestOf} from '../../requests/requestOf';
import {jsxElement} from '../jsxElement';
import {permissionsHtml} from './permissionsHtml';
import {queryPermissions} from './queryPermissions';
import type {PermissionsFile} from 'docs-corpus/records/permissions';
import {routePermission, routesIn} from './routePermission';

/**
 * Runs when Docusaurus reads pages: adds the required permission below each request of the bookshop, unless the request isn't sent or
 * fails on the page.
 */
export function remarkPermissions({record}: {record: PermissionsFile}): (root: Root) => void {
  return (root) => {
    const fences: Code[] = [];
    const refused = new Set<Nodes>();
    visit(root, (node) => {
      if (node.type === 'code') fences.push(node);
      else if (node.type === 'mdxJsxFlowElement' && node.name === 'ApiCall' && isRefused(node))
        visit(node, 'code', (fence) => void refused.add(fence));
    });
    const own = fences.flatMap(({value, meta}) => Object.entries(routesIn(fileOf(meta), value)));
    const permissions = {...record.permissions, ...Object.fromEntries(own)};
    const changesGraphql = fences.some(({value}) => changesField(value, record));

    visit(root, 'code', (fence, index, parent) => {
      if (!parent || index === undefined || refused.has(fence) || isUnproven(fence) || fails(parent, index)) return;
      const {lang, meta, value} = fence;
      const request = lang === 'graphql' ? null : requestOf({lang, meta, text: value});
      const action = request && routePermission(`${request.method} ${request.path.replace(/\?.*/s, '')}`, permissions);
      const query = lang === 'graphql' && !changesGraphql ? queryPermissions(value, record) : null;
      const actions = action === null ? (query ?? []) : [action];
      if (actions.length === 0) return;
      // Variables of a query come first.
      const isPane = parent.type === 'mdxJsxFlowElement' && parent.name === 'Request';
      // Static HTML, which React doesn't hydrate.
      const note = jsxElement('StaticHtml', {as: 'small', html: permissionsHtml(actions)});
      parent.children.splice(isPane ? parent.children.length : index + 1, 0, note);
    });
  };
}

function fileOf(meta: string | null | undefined): string {
  const {hints, title} = fenceWords(meta);
  return hints.file ?? title ?? '';
}

function isUnproven({meta}: Code): boolean {
  const {noProof, fails, status = []} = fenceWords(meta).hints;
  return noProof !== undefined || fails !== undefined || status.some((code) => code >= 400);
}

/** Whether a page's code sets the permission of a field that was recorded with another one. */
function changesField(code: string, {permissions}: PermissionsFile): boolean {
  return code.includes('resolversConfig') && [...code.matchAll(/'(\w+\.\w+)':/g)].some(([, field = '']) => field in permissions);
}

/** Whether all responses of an `<ApiCall>` are errors. */
function isRefused({children}: MdxJsxFlowElement): boolean {
  return children.every((child) => {
    if (child.type !== 'mdxJsxFlowElement' || child.name !== 'Response') return true;
    return Number(propOf(child, 'status')) >= 400 || child.children.some(isError);
  });
}

/** Whether the response below a fence, before the next heading, is an error. */
function fails({children}: Parents, index: number): boolean {
  const next = children.slice(index + 1).find(({type}) => type === 'code' || type === 'heading');
  return next !== undefined && isError(next);
}

/** GraphQL returns errors with status 200. */
function isError(node: Nodes): boolean {
  return node.type === 'code' && /^HTTP\/[\d.]+ [45]|"error":\s*\{\s*"status"|"errors":\s*\[/.test(node.value);
}

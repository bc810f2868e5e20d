import type { PageNode } from './page-tree.ts';

/**
 * Creates a server bundle that renders pages from their trees.
 * @param pages path and content of each page
 */
export const mirroredBundle = (pages: [string, PageNode[]][]): string => `'use strict';
const { createElement, Fragment } = require('react');
const pages = new Map(${JSON.stringify(pages)});
const toElement = (node) =>
  typeof node === 'string' ? node : createElement(node[0], node[1], ...node[2].map(toElement));
exports.loadPage = async (path) => () => createElement(Fragment, null, ...pages.get(path).map(toElement));
`;

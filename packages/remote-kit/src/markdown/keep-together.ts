import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

const NO_BREAK_SPACE = '\u00a0';
const BEFORE_UNIT =
  /(?<=\d) (?=(?:%|million|billion|km|ms|s|h|min|[KMGT]B|[KMG]bps|[kMG]bit\/s|USD|AED|AM|PM)(?![\w/]))/g;
const PHONE_NUMBER = /\+\d+(?: \d+)+/g;

/** Remark plugin: keeps figures with their units, and the numbers of phones, on one line; runs after `exportData`. */
export function bindFigures() {
  return (tree: Root) =>
    visit(tree, 'text', (node) => {
      node.value = node.value
        .replaceAll(BEFORE_UNIT, NO_BREAK_SPACE)
        .replaceAll(PHONE_NUMBER, (number) => number.replaceAll(' ', NO_BREAK_SPACE));
    });
}

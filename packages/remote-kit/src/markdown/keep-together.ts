import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

const NO_BREAK_SPACE = '\u00a0';
const WORD_JOINER = '\u2060';

const BEFORE_UNIT =
  /(?<=\d)[ \n](?=(?:%|million|billion|km|ms|s|h|min|[KMGT]B|[KMG]bps|[kMG]bit\/s|USD|AED|AM|PM)(?![\w/]))/g;
const BEFORE_COUNTED =
  /(?<=\d)[ \n](?=(?:(?:second|minute|hour|day|week|month|year|byte|packet|hop|call|line|number|person|site)s?|people)\b)/g;
/** Words that stay with the following figure: `RFC 4733`, `step 4`, `January 12`. */
const BEFORE_FIGURE =
  /(?<=\b(?:RFC|TCP|UDP|DSCP|UP|step|week|hour|net|January|February|March|April|May|June|July|August|September|October|November|December))[ \n](?=\d)/g;
const AROUND_SIGN = /(?<=\d)[ \n](?=[×÷])|(?<=[×÷])[ \n](?=\d)/g;
const PHONE_NUMBER = /\+\d+(?:[ \n]\d+)+/g;
/** Browsers break lines after the dash of a range. */
const IN_RANGE = /(?<=\d–)(?=\d)/g;
/** Browsers break lines after the hyphen of `30-day` and `sign-on`, which isolates the last letters. */
const IN_COMPOUND = /(?<=\d-)(?=[a-z])|(?<=[a-z]-)(?=(?:in|on|up|off|out)\b)/g;
/** Characters of code that fit on a line of a phone. */
const LONGEST_CODE = 21;

const keepFigures = (text: string) =>
  text
    .replaceAll(BEFORE_UNIT, NO_BREAK_SPACE)
    .replaceAll(BEFORE_COUNTED, NO_BREAK_SPACE)
    .replaceAll(BEFORE_FIGURE, NO_BREAK_SPACE)
    .replaceAll(AROUND_SIGN, NO_BREAK_SPACE)
    .replaceAll(PHONE_NUMBER, (number) => number.replaceAll(/\s/g, NO_BREAK_SPACE))
    .replaceAll(IN_RANGE, WORD_JOINER)
    .replaceAll(IN_COMPOUND, WORD_JOINER);

/**
 * Remark plugin: prevents line breaks within figures and their units, ranges, phone numbers and ends of compounds; marks code
 * that is too long for one line. Runs after `exportData`, whose texts are searched.
 */
export function keepTogether() {
  return (tree: Root) =>
    visit(tree, (node) => {
      if (node.type === 'text') node.value = keepFigures(node.value);
      if (node.type === 'inlineCode' && node.value.length > LONGEST_CODE)
        node.data = { hProperties: { 'data-long': '' } };
    });
}

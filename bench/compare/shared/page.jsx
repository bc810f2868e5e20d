import { createElement, Fragment } from 'react';
import page from './page.json';

function toElement(node, form) {
  if (typeof node === 'string') return node;
  const { tag, props, children = [] } = node;
  return createElement(
    tag,
    props,
    ...(props.id === 'newsletter' ? [form] : children.map((one) => toElement(one, form))),
  );
}

export const toElements = (nodes, form) => createElement(Fragment, null, ...nodes.map((node) => toElement(node, form)));

/** The page as strings of HTML, except for the elements around the form. */
export const Page = ({ form }) => toElements(page.nodes, form);

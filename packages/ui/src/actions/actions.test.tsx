import { Download, LoaderCircle } from 'lucide';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Icon } from '../art/icon.tsx';
import { Choice } from '../form/choice.tsx';
import { SegmentedControl } from '../form/segmented-control.tsx';
import { ArrowLink } from './arrow-link.tsx';
import { Button, ButtonLink } from './button.tsx';

it('A link that looks like a button is a link', () => {
  const html = renderToStaticMarkup(<ButtonLink href="/pricing">See pricing</ButtonLink>);
  expect(html).toMatch(/^<a href="\/pricing" class="[^"]*">See pricing<\/a>$/);
});

it('A link to a new tab says so and keeps the new page away from ours', () => {
  const html = renderToStaticMarkup(
    <ButtonLink href="https://example.com" newTab="opens in a new tab">
      Subscribe
    </ButtonLink>,
  );
  expect(html).toContain('target="_blank" rel="noopener"');
  expect(html).toContain(' (opens in a new tab)</span>');
});

it('Icons of buttons are hidden from assistive technology', () => {
  const html = renderToStaticMarkup(
    <Button icon={Download} arrow>
      Download
    </Button>,
  );
  expect(html.match(/<svg /g)).toHaveLength(2);
  expect(html.match(/aria-hidden="true"/g)).toHaveLength(2);
});

it('A button sends no form unless asked to', () => {
  expect(renderToStaticMarkup(<Button>Add</Button>)).toContain('type="button"');
  expect(renderToStaticMarkup(<Button type="submit">Send</Button>)).toContain('type="submit"');
});

it('A pending button cannot be pressed again and shows a spinner instead of its icon', () => {
  const html = renderToStaticMarkup(
    <Button pending icon={Download}>
      Sending...
    </Button>,
  );
  expect(html).toContain('disabled=""');
  expect(html).toContain(renderToStaticMarkup(<Icon of={LoaderCircle} className="spin" />));
  expect(html).not.toContain(renderToStaticMarkup(<Icon of={Download} />));
});

it('A link with an arrow keeps its words as its name', () => {
  expect(renderToStaticMarkup(<ArrowLink href="/features">All features</ArrowLink>)).toContain('>All features<svg');
});

it('A segment is a named group of radios with the first one chosen', () => {
  const options = [
    { value: 'monthly', label: 'Monthly' },
    { value: 'yearly', label: 'Yearly' },
  ];
  const html = renderToStaticMarkup(<SegmentedControl legend="Billing period" name="period" options={options} />);
  expect(html).toMatch(/<fieldset[^>]*><legend[^>]*>Billing period<\/legend>/);
  expect(html.match(/type="radio" name="period"/g)).toHaveLength(2);
  expect(html).toMatch(/checked="" value="monthly"|value="monthly" checked=""/);
  expect(html.match(/checked/g)).toHaveLength(1);
});

it('A choice is named by the words next to it', () => {
  const html = renderToStaticMarkup(
    <Choice type="radio" name="by" value="phone">
      Phone
    </Choice>,
  );
  expect(html).toMatch(/^<label[^>]*><input type="radio" name="by" value="phone"\/>Phone<\/label>$/);
});

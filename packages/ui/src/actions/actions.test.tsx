import { render } from '@site/remote-kit/testing';
import { Download, LoaderCircle } from 'lucide';
import { expect, test } from 'vitest';
import { Icon } from '../art/icon.tsx';
import { Choice } from '../form/choice.tsx';
import { SegmentedControl } from '../form/segmented-control.tsx';
import { ActionRow } from './action-row.tsx';
import { ArrowLink } from './arrow-link.tsx';
import { Button, ButtonLink } from './button.tsx';

test('a link that looks like a button is a link', () => {
  const { element, getByRole } = render(<ButtonLink href="/pricing">See pricing</ButtonLink>);
  const link = getByRole('link', { name: 'See pricing' });
  expect(link.getAttribute('href')).toBe('/pricing');
  expect([element.childElementCount, link.innerHTML]).toEqual([1, 'See pricing']);
});

test.each(Object.entries({ ButtonLink, ArrowLink }))(
  '%s to a new tab announces it and gives the new page no access to the opener',
  (_name, Link) => {
    const { getByRole } = render(
      <Link href="https://example.com" newTab="opens in a new tab">
        Subscribe
      </Link>,
    );
    const link = getByRole('link', { name: 'Subscribe (opens in a new tab)' });
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
  },
);

test('icons of buttons are hidden from assistive technology', () => {
  const { element } = render(
    <Button icon={Download} arrow>
      Download
    </Button>,
  );
  const icons = [...element.querySelectorAll('svg')];
  expect(icons.map((icon) => icon.getAttribute('aria-hidden'))).toEqual(['true', 'true']);
});

test('a button submits no form by default', () => {
  expect(render(<Button>Add</Button>).getByRole('button')).toHaveProperty('type', 'button');
  expect(render(<Button type="submit">Send</Button>).getByRole('button')).toHaveProperty('type', 'submit');
});

test('a pending button is disabled and shows a spinner instead of its icon', () => {
  const { element, getByRole } = render(
    <Button pending icon={Download}>
      Sending...
    </Button>,
  );
  expect(getByRole('button', { name: 'Sending...' })).toHaveProperty('disabled', true);
  const icons = [...element.querySelectorAll('svg')];
  const spinner = render(<Icon of={LoaderCircle} />).element.querySelector('svg');
  expect(icons.map(({ innerHTML }) => innerHTML)).toEqual([spinner?.innerHTML]);
});

test('a link with an arrow is named by its label', () => {
  const { element, getByRole } = render(<ArrowLink href="/features">All features</ArrowLink>);
  getByRole('link', { name: 'All features' });
  expect(element.querySelectorAll('svg')).toHaveLength(1);
});

test.each(['accent', 'strong'] as const)('the first of two actions is %s, with an arrow', (first) => {
  const actions = [
    { label: 'Start Free Trial', href: '/signup' },
    { label: 'See pricing', href: '/pricing' },
  ];
  const links = render(<ActionRow actions={actions} first={first} />).getAllByRole('link');
  expect(links.map((link) => [link.classList.item(1), link.querySelectorAll('svg').length])).toEqual([
    [first, 1],
    ['line', 0],
  ]);
});

test('a segmented control is a named group of radios with the first one selected', () => {
  const options = [
    { value: 'monthly', label: 'Monthly' },
    { value: 'yearly', label: 'Yearly' },
  ];
  const { getByRole, getAllByRole } = render(
    <SegmentedControl legend="Billing period" name="period" options={options} />,
  );
  getByRole('group', { name: 'Billing period' });
  expect(getAllByRole('radio')).toMatchObject([
    { name: 'period', value: 'monthly', checked: true },
    { name: 'period', value: 'yearly', checked: false },
  ]);
});

test('a choice is named by its label', () => {
  const { getByRole } = render(
    <Choice type="radio" name="by" value="phone">
      Phone
    </Choice>,
  );
  expect(getByRole('radio', { name: 'Phone' })).toMatchObject({ name: 'by', value: 'phone' });
});

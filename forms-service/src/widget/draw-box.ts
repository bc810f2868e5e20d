import { CAPTCHA_LABEL, type CaptchaOptions, type CaptchaState } from '@site/contracts/forms/captcha-widget';

const announcements: Record<CaptchaState, string> = {
  idle: '',
  working: 'Checking…',
  done: 'Check passed',
  error: 'The check failed. Tick the box to try again.',
  expired: 'The check has expired. Tick the box again.',
};

const ticked: Partial<Record<CaptchaState, boolean>> = { done: true, error: false, expired: false, idle: false };

let drawn = 0;

function child<Tag extends keyof HTMLElementTagNameMap>(parent: HTMLElement, tag: Tag, className: string) {
  const element = document.createElement(tag);
  element.className = className;
  parent.append(element);
  return element;
}

/** Draws an unstyled box: pages style its class names and `data-state`. */
export function drawBox(theme: CaptchaOptions['theme']) {
  const root = document.createElement('div');
  root.className = 'captcha';
  root.dataset.theme = theme;
  const label = child(root, 'label', 'captcha-label');
  const checkbox = child(label, 'input', 'captcha-checkbox');
  checkbox.type = 'checkbox';
  label.append(CAPTCHA_LABEL);
  const status = child(root, 'span', 'captcha-status');
  status.role = 'status';
  status.id = `captcha-status-${drawn++}`;
  checkbox.setAttribute('aria-describedby', status.id);

  function show(state: CaptchaState): void {
    root.dataset.state = state;
    status.textContent = announcements[state];
    checkbox.checked = ticked[state] ?? checkbox.checked;
  }
  show('idle');
  return { root, checkbox, show };
}

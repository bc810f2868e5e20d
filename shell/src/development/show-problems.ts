import type { Problem } from '../../server/dev/messages.ts';

const STYLE = `
:host { position: fixed; inset: auto 1rem 1rem; z-index: 2147483647; max-height: 60vh; overflow: auto; border-radius: 0.5rem;
  background: #1d1216; color: #fff; font: 0.875rem/1.5 system-ui, sans-serif; box-shadow: 0 0.5rem 2rem rgb(0 0 0 / 40%) }
section { padding: 0.75rem 1rem; border-block-end: 1px solid rgb(255 255 255 / 15%) }
strong { color: #ffb4a8 }
code, pre { margin: 0.25rem 0 0; font: 0.8125rem/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere }
code { display: block; color: #9fd7ff }
button { margin: 0.75rem 1rem; padding: 0.5rem 1rem; min-height: 2.75rem; font: inherit }
`;

const element = (name: string, text: string) => Object.assign(document.createElement(name), { textContent: text });

function describe({ by, remote, page, place, message }: Problem): HTMLElement {
  const section = document.createElement('section');
  section.append(element('strong', [by, remote, page].filter(Boolean).join(' · ')));
  if (place) section.append(element('code', place));
  section.append(element('pre', message));
  return section;
}

let host: HTMLElement | undefined;

/** Shows errors over the page until they are fixed or dismissed. */
export function showProblems(problems: Problem[]): void {
  host?.remove();
  host = undefined;
  if (problems.length === 0) return;
  const shown = document.createElement('aside');
  shown.id = 'development-problems';
  shown.setAttribute('role', 'alert');
  const root = shown.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  root.adoptedStyleSheets = [sheet];
  const hide = element('button', 'Hide');
  hide.addEventListener('click', () => shown.remove());
  root.append(...problems.map(describe), hide);
  document.body.append(shown);
  host = shown;
}

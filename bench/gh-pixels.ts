import { mkdtemp, writeFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { launchBrowser } from '@site/dev-tools/launch-browser.ts';
import { startShell } from './shell.ts';
const root = path.resolve(import.meta.dirname, '..');
const dataDir = await mkdtemp('/tmp/gh-site/');
const shell = await startShell({ dataDir, variables: { LOG_LEVEL: 'warn' } } as never);
const url = `http://127.0.0.1:${shell.port}`;
const report = await (await fetch(`${url}/-/composition`)).json();
console.log(Object.keys(report.releases), report.pages.length, 'refused', report.refused, 'warnings', report.warnings);
const browser = await launchBrowser();
let differ = 0; let count = 0;
const context = await browser.newContext({ bypassCSP: true, javaScriptEnabled: false, reducedMotion: 'reduce', viewport: { width: Number(process.argv[2]), height: 900 } });
const page = await context.newPage();
for (const { path: p } of report.pages.filter((one: any) => one.remote !== 'marketing').reverse()) {
  await page.goto(url + p, { waitUntil: 'domcontentloaded' });
  const { n, stripped, diffs } = await page.evaluate(() => {
    const read = () => {
      const out: string[] = [];
      for (const el of document.querySelectorAll('body *')) for (const pseudo of [undefined, '::before']) {
        const st = getComputedStyle(el, pseudo); let t = el.tagName + (pseudo ?? '') + '.' + (el.getAttribute('class') ?? '') + '|';
        for (const n of st) t += n + ':' + st.getPropertyValue(n) + ';';
        out.push(t);
      }
      return out;
    };
    const a = read();
    let stripped = 0;
    for (const el of document.querySelectorAll('style')) {
      const style = el.textContent!;
      const i = style.indexOf('@scope(#page){');
      if (i < 0) continue;
      let depth = 0; let k = i + '@scope(#page)'.length;
      for (; ; k++) { if (style[k] === '{') depth++; if (style[k] === '}' && --depth === 0) break; }
      el.textContent = style.slice(0, i) + style.slice(i + '@scope(#page){'.length, k) + style.slice(k + 1);
      stripped++;
    }
    const b = read();
    return { n: a.length, stripped, diffs: a.flatMap((t, j) => (t === b[j] ? [] : [t.split('|')[0] + ' ' + t.split(';').filter((x, q) => x !== b[j]!.split(';')[q]).slice(0, 3)])).slice(0, 5) };
  });
  count += n; if (diffs.length) differ++;
  console.log(p, n, 'stripped', stripped, diffs);
}
console.log('differ', differ, 'boxes compared', count);
await browser.close(); await shell.stop(); await rm(dataDir, { recursive: true, force: true });

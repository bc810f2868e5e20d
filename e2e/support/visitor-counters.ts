import type { LocalSite } from '@site/dev-tools/local-site.ts';

/** Values of the series of a page group's visitor metrics. */
export class VisitorCounters {
  readonly #site: LocalSite;
  readonly #group: string;

  constructor(site: LocalSite, group: string) {
    this.#site = site;
    this.#group = group;
  }

  /** @param series such as `errors_total` */
  async of(series: string, label = ''): Promise<number> {
    const lines = (await this.#site.formsMetrics()).split('\n');
    const ofGroup = lines.filter(
      (line) =>
        line.startsWith(`visitor_${series}{`) && line.includes(`group="${this.#group}"`) && line.includes(label),
    );
    return ofGroup.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);
  }

  views = () => this.of('views_total');
  errors = () => this.of('errors_total');
}

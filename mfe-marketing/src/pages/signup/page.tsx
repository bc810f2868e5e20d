import type { PageProps } from '@site/contracts';
import { HelpSection } from './help-section.tsx';
import { PlanList } from './plan-list.tsx';
import { ToolGrid } from './tool-grid.tsx';
import { TrialHero } from './trial-hero.tsx';

export default function SignupPage({ site }: PageProps) {
  return (
    <>
      <TrialHero site={site} />
      <ToolGrid />
      <PlanList />
      <HelpSection phone={site.phones.support} />
    </>
  );
}

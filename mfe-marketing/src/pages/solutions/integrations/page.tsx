import { Checklist } from '@site/ui/checklist.tsx';
import { FeatureGrid } from '@site/ui/feature-grid.tsx';
import { GoLink } from '@site/ui/go-link.tsx';
import { Row, Section, SectionHead } from '@site/ui/section.tsx';
import { Split } from '@site/ui/split.tsx';
import {
  BookUser,
  ChartNoAxesColumn,
  LayoutGrid,
  MousePointerClick,
  Webhook,
  Workflow as WorkflowIcon,
} from 'lucide-react';
import { SolutionHero } from '../../../solutions/solution-hero.tsx';
import { TrialBand } from '../../../solutions/trial-band.tsx';
import { Consent } from './consent.tsx';
import { benefits, closing, features, hero } from './content.ts';
import { Hub } from './hub.tsx';
import styles from './page.module.css';
import { Workflow } from './workflow.tsx';

const icons = {
  apps: LayoutGrid,
  oauth: MousePointerClick,
  workflows: WorkflowIcon,
  analytics: ChartNoAxesColumn,
  caller: BookUser,
  api: Webhook,
};

export default function IntegrationsSolutionPage() {
  return (
    <>
      <SolutionHero {...hero}>
        <Hub />
      </SolutionHero>
      <Workflow />
      <Section tone="mist">
        <Split className={styles.benefits}>
          <div>
            <h2>{benefits.title}</h2>
            <Checklist items={benefits.items} />
            <Row>
              <GoLink href={benefits.docs.href}>{benefits.docs.text}</GoLink>
              <GoLink href={benefits.request.href}>{benefits.request.text}</GoLink>
            </Row>
          </div>
          <Consent />
        </Split>
      </Section>
      <Section tone="sand">
        <SectionHead title={features.title} lead={features.lead} />
        <FeatureGrid items={features.items} icons={icons} />
      </Section>
      <TrialBand {...closing} />
    </>
  );
}

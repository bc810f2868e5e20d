import { ArrowLink } from '@site/ui/actions/arrow-link.tsx';
import { Checklist } from '@site/ui/content/checklist.tsx';
import { FeatureGrid } from '@site/ui/content/feature-grid.tsx';
import { HeroStage } from '@site/ui/hero/hero-stage.tsx';
import { ButtonRow, Section, SectionHead } from '@site/ui/layout/section.tsx';
import { Split } from '@site/ui/layout/split.tsx';
import { BookUser, ChartNoAxesColumn, LayoutGrid, MousePointerClick, Webhook, Workflow as WorkflowIcon } from 'lucide';
import { CrestClosing } from '../../../closing/crest-closing.tsx';
import { Consent } from './consent.tsx';
import { content } from './content.ts';
import { Hub } from './hub.tsx';
import styles from './page.module.css';
import { Workflow } from './workflow.tsx';

const { benefits, closing, features, hero } = content;

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
      <HeroStage {...hero} stage={<Hub />} />
      <Workflow />
      <Section tone="mist">
        <Split className={styles.benefits}>
          <div>
            <h2>{benefits.title}</h2>
            <Checklist items={benefits.items} />
            <ButtonRow className={styles.links}>
              <ArrowLink href={benefits.docs.href}>{benefits.docs.text}</ArrowLink>
              <ArrowLink href={benefits.request.href}>{benefits.request.text}</ArrowLink>
            </ButtonRow>
          </div>
          <Consent />
        </Split>
      </Section>
      <Section tone="sand">
        <SectionHead title={features.title} lead={features.lead} />
        <FeatureGrid items={features.items} icons={icons} />
      </Section>
      <CrestClosing {...closing} />
    </>
  );
}

import { IllustrationStage } from '@site/ui/art/illustration-stage.tsx';
import { Lead, Section } from '@site/ui/layout/section.tsx';
import { Split } from '@site/ui/layout/split.tsx';
import { content } from './content.ts';
import styles from './data-controls.module.css';
import { SettingsPanel } from './settings-panel.tsx';

const { controlsHead, dataControls, settings } = content;

/** A customer's choices about data, next to the settings. */
export function DataControls() {
  return (
    <Section tone="sand">
      <Split>
        <div>
          <h2>{controlsHead.title}</h2>
          <Lead>{controlsHead.lead}</Lead>
          <dl className={styles.controls}>
            {dataControls.map(({ title, value, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>
                  <b>{value}</b>
                  {text}
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <IllustrationStage label={settings.label}>
          <SettingsPanel />
        </IllustrationStage>
      </Split>
    </Section>
  );
}

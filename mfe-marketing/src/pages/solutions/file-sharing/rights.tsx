import { ArrowLink } from '@site/ui/actions/arrow-link.tsx';
import { Icon } from '@site/ui/art/icon.tsx';
import { IllustrationStage } from '@site/ui/art/illustration-stage.tsx';
import { Lead, Section } from '@site/ui/layout/section.tsx';
import { Split } from '@site/ui/layout/split.tsx';
import { Panel } from '@site/ui/vignettes/panel.tsx';
import { Folder } from 'lucide';
import { content } from './content.ts';
import styles from './rights.module.css';

const { rights } = content;

/** Permissions of a folder. */
export function Rights() {
  const { title, lead, text, more, drawing, folder, readers } = rights;
  return (
    <Section>
      <Split wide>
        <div className={styles.text}>
          <h2>{title}</h2>
          <Lead>{lead}</Lead>
          <p>{text}</p>
          <ArrowLink href={more.href}>{more.text}</ArrowLink>
        </div>
        <IllustrationStage label={drawing} className={styles.stage}>
          <Panel className={styles.panel}>
            <p className={styles.folder}>
              <Icon of={Folder} />
              <b>{folder.name}</b>
              {folder.size}
            </p>
            {readers.map(({ name, may, level }) => (
              <p key={name}>
                <b>{name}</b>
                <span>{may}</span>
                <Level of={level} />
              </p>
            ))}
          </Panel>
        </IllustrationStage>
      </Split>
    </Section>
  );
}

/** One bar for reading, one for commenting, one for editing. */
function Level({ of: level }: { of: number }) {
  return (
    <svg className={styles.level} viewBox="0 0 68 12" aria-hidden="true">
      {rights.levels.map((name, index) => (
        <rect
          key={name}
          x={index * 24}
          width="20"
          height="12"
          rx="6"
          className={index < level ? styles.may : undefined}
        />
      ))}
    </svg>
  );
}

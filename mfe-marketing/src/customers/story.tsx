import { ArrowLink } from '@site/ui/actions/arrow-link.tsx';
import { yusuf } from '@site/ui/art/people.tsx';
import { Section } from '@site/ui/layout/section.tsx';
import { harbourAndVale } from './customers.ts';
import styles from './story.module.css';

const story = {
  figure: '12',
  counts: 'offices on one phone system',
  words:
    'The head office moved last, in the fifteenth week. By then every other office could already dial it with five digits.',
  name: 'Yusuf K.',
  role: 'IT lead',
  read: { text: 'How twelve offices move', href: '/articles/multi-site-deployment' },
};

/** One customer and the results. */
export function Story() {
  return (
    <Section tone="sand" label={`${harbourAndVale.name}: ${story.figure} ${story.counts}`}>
      <figure className={styles.story}>
        <YusufAtTheWindow />
        <div>
          <p className={styles.company}>
            <img src={harbourAndVale.mark} alt="" width="40" height="40" />
            <b>{harbourAndVale.name}</b>
          </p>
          <p className={styles.figure}>
            {story.figure} <span>{story.counts}</span>
          </p>
          <blockquote>{story.words}</blockquote>
          <p className={styles.person}>
            <b>{story.name}</b>
            {story.role}, {harbourAndVale.name}
          </p>
          <ArrowLink href={story.read.href}>{story.read.text}</ArrowLink>
        </div>
      </figure>
    </Section>
  );
}

function YusufAtTheWindow() {
  return (
    <svg className={styles.portrait} viewBox="0 0 580 600" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <g fill="none" stroke="var(--gulf-600)" opacity=".35">
        <circle cx="330" cy="250" r="236" />
        <circle cx="330" cy="250" r="286" />
      </g>
      <circle cx="330" cy="250" r="184" fill="var(--sun-500)" />
      <path fill="var(--sand-200)" d="M-200 462c340-2 410-40 530-142-24 90 60 130 20 280h-550z" />
      <g fill="none" stroke="var(--sand-400)" strokeWidth="1.5">
        <path d="M0 474c116-10 214-44 316-124M0 498c112-10 206-42 298-112M0 522c106-8 194-38 280-100" />
      </g>
      <path fill="var(--gulf-600)" d="M330 320c70 66 150 96 450 104v176H350c30-140-44-190-20-280Z" />
      <g transform="translate(74 104) scale(1.66)">{yusuf}</g>
    </svg>
  );
}

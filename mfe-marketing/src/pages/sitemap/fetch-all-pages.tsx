import { toast } from '@site/toasts';
import { Button } from '@site/ui/actions/button.tsx';
import { Terminal } from 'lucide';
import { content } from './content.ts';
import styles from './fetch-all-pages.module.css';

const { fetchAll } = content;

/** Logs the list of URLs, nothing else (specification, section 2); not shown where scripts are off. */
export function FetchAllPages({ urls }: { urls: readonly string[] }) {
  return (
    <div className={styles.action}>
      <Button variant="line" icon={Terminal} onClick={() => logAll(urls)}>
        {fetchAll.button}
      </Button>
      <p>{fetchAll.text}</p>
    </div>
  );
}

function logAll(urls: readonly string[]) {
  console.info(urls.join('\n'));
  toast({ title: fetchAll.logged(urls.length), description: fetchAll.where });
}

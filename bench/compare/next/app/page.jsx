import { NewsletterForm } from '../newsletter-form.jsx';
import page from '../page.json';
import { Page } from '../page.jsx';

export default function Home() {
  return <Page form={<NewsletterForm classNames={page.classNames} />} />;
}

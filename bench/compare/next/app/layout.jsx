import head from '../head.json';
import { toElements } from '../page.jsx';
import '../styles.css';

export default function Layout({ children }) {
  return (
    <html lang="en">
      <head>{toElements(head)}</head>
      <body>
        <div id="root">{children}</div>
      </body>
    </html>
  );
}

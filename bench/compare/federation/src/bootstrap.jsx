import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';

const RemotePage = lazy(() => import('home/page'));

createRoot(document.getElementById('root')).render(
  <Suspense>
    <RemotePage />
  </Suspense>,
);

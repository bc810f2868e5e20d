export { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
export type { PageLoader } from './page-loader.ts';
export { SiteRouter } from './site-router.tsx';

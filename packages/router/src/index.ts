export { useLocation, useNavigate, useNavigationType, useSearchParams } from './hooks.ts';
export type { Navigate, NavigationType, SiteLocation } from './navigation.ts';

import { useCallback, useMemo } from 'react';
import type { Navigate, NavigationType, SiteLocation } from './navigation.ts';
import { useNavigation } from './navigation-provider.tsx';

/** Returns the location of the tab. Documents are rendered without query and hash. */
export const useLocation = (): SiteLocation => useNavigation().location;

/** Returns how the tab reached its location. */
export const useNavigationType = (): NavigationType => useNavigation().type;

/** Returns a stable function that navigates to another location. */
export const useNavigate = (): Navigate => useNavigation().navigate;

/**
 * Returns the query of the location and a function that changes it.
 * @example
 * const [params, setParams] = useSearchParams();
 * setParams({ q: 'number porting' }, { replace: true });
 */
export function useSearchParams() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const setParams = useCallback(
    (next: Record<string, string>, options?: { replace?: boolean }) =>
      navigate(`?${new URLSearchParams(next)}`, options),
    [navigate],
  );
  return [params, setParams] as const;
}

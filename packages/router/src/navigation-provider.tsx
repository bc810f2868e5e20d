import { createContext, type ReactNode, startTransition, useContext, useLayoutEffect, useMemo, useState } from 'react';
import type { Navigate, NavigationState, TabNavigation } from './navigation.ts';

interface NavigationContextValue extends NavigationState {
  navigate: Navigate;
}

const NavigationContext = createContext<NavigationContextValue | undefined>(undefined);

/** @throws outside a provider */
export function useNavigation(): NavigationContextValue {
  const value = useContext(NavigationContext);
  if (!value) throw new Error('No location outside of the shell: in tests, render in a StaticLocation.');
  return value;
}

/** Provides its children with the location of the tab. */
export function NavigationProvider({ navigation, children }: { navigation: TabNavigation; children: ReactNode }) {
  const [state, setState] = useState(navigation.current);
  useLayoutEffect(() => {
    const update = () => startTransition(() => setState(navigation.current()));
    // The location may have changed since the first render.
    update();
    return navigation.subscribe(update);
  }, [navigation]);
  const value = useMemo(() => ({ ...state, navigate: navigation.navigate }), [state, navigation]);
  return <NavigationContext value={value}>{children}</NavigationContext>;
}

/**
 * Provides the location of a document that is being rendered.
 * @param props.location path, query and hash
 */
export function StaticLocation({ location, children }: { location: string; children: ReactNode }) {
  const { pathname, search, hash } = new URL(location, 'http://localhost');
  const value: NavigationContextValue = {
    location: { pathname, search, hash, key: 'default' },
    type: 'POP',
    navigate: () => {
      throw new Error(`Cannot navigate from ${location}: the document is being rendered.`);
    },
  };
  return <NavigationContext value={value}>{children}</NavigationContext>;
}

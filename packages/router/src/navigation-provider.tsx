import { createContext, type ReactNode, startTransition, useContext, useLayoutEffect, useMemo, useState } from 'react';
import type { Navigate, NavigationState, TabNavigation } from './navigation.ts';

interface NavigationContextValue extends NavigationState {
  navigate: Navigate;
}

const NavigationContext = createContext<NavigationContextValue | undefined>(undefined);

/** @throws outside of a provider */
export function useNavigation(): NavigationContextValue {
  const value = useContext(NavigationContext);
  if (!value)
    throw new Error('The location is known only to what the shell renders: in tests, render in a StaticLocation.');
  return value;
}

/** Tells what is inside of it where the tab is. */
export function NavigationProvider({ navigation, children }: { navigation: TabNavigation; children: ReactNode }) {
  const [state, setState] = useState(navigation.current);
  useLayoutEffect(() => {
    const update = () => startTransition(() => setState(navigation.current()));
    // It may have moved since the first render.
    update();
    return navigation.subscribe(update);
  }, [navigation]);
  const value = useMemo(() => ({ ...state, navigate: navigation.navigate }), [state, navigation]);
  return <NavigationContext value={value}>{children}</NavigationContext>;
}

/**
 * The location of a document that is rendered.
 * @param props.location path, query and hash
 */
export function StaticLocation({ location, children }: { location: string; children: ReactNode }) {
  const { pathname, search, hash } = new URL(location, 'http://localhost');
  const value: NavigationContextValue = {
    location: { pathname, search, hash, key: 'default' },
    type: 'POP',
    navigate: () => {
      throw new Error(`Nobody can be led from ${location}: it is being rendered.`);
    },
  };
  return <NavigationContext value={value}>{children}</NavigationContext>;
}

import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { Navigate, NavigationState } from './navigation.ts';

interface ReporterProps {
  report: (state: NavigationState) => void;
  onNavigate: (navigate: Navigate) => void;
}

function Reporter({ report, onNavigate }: ReporterProps) {
  const location = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  useLayoutEffect(() => onNavigate(navigate), [navigate, onNavigate]);
  useLayoutEffect(() => report({ location, type }), [location, type, report]);
  return null;
}

/**
 * Starts the router in a root separate from the page: the current page keeps its state when the router loads.
 * @param report called with each location
 * @returns a function that navigates to a location
 */
export function startRouter(report: (state: NavigationState) => void): Navigate {
  let current: Navigate = () => {};
  const root = createRoot(document.createElement('div'));
  // Synchronously: a history navigation before a later commit would be lost.
  flushSync(() =>
    root.render(
      <BrowserRouter useTransitions={false}>
        <Reporter
          report={report}
          onNavigate={(navigate) => {
            current = navigate;
          }}
        />
      </BrowserRouter>,
    ),
  );
  // Synchronously: the router's own transition would precede that of the page, in another task.
  return (to, options) => flushSync(() => current(to, options));
}

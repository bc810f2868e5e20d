import { Component, type ReactNode } from 'react';

interface PageBoundaryProps {
  /** Called when the children have thrown and were removed; renders a replacement. */
  onError?: () => void;
  children: ReactNode;
}

/** Confines errors of a page to the page region: without a boundary, React removes the layout as well. */
export class PageBoundary extends Component<PageBoundaryProps> {
  override state = { hasError: false };

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  override componentDidCatch() {
    this.props.onError?.();
    this.setState({ hasError: false });
  }

  override render() {
    return !this.state.hasError && this.props.children;
  }
}

import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './ErrorScreen';

/** A screen that could not be loaded or drawn gives way to words and a way out. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <ErrorScreen /> : this.props.children;
  }
}

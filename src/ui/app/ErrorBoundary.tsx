'use client';

import { Component, type ReactNode } from 'react';
import { ErrorBox } from './ErrorBox.tsx';

/** Catches a rendering error of the page and offers another try; the shell around it stays usable. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error };
  }

  override render(): ReactNode {
    if (!this.state.error) return this.props.children;
    return <ErrorBox title="This page crashed." message={this.state.error.message} action="Try again" onAction={() => this.setState({ error: undefined as never })} />;
  }
}

'use client';

import { Component, type ReactNode } from 'react';
import { ErrorBox } from './ErrorBox.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Fetches the content again: most crashes come with it. New children end the error. */
  onRetry?: (() => void) | undefined;
}

interface ErrorBoundaryState {
  error?: Error | undefined;
}

/** Catches a rendering error of the page and offers another try; what is around it stays usable. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromError(error: Error): ErrorBoundaryState {
    return { error };
  }

  override componentDidUpdate({ children }: ErrorBoundaryProps, { error }: ErrorBoundaryState): void {
    if (error && children !== this.props.children) this.setState({ error: undefined });
  }

  override render(): ReactNode {
    if (!this.state.error) return this.props.children;
    return (
      <ErrorBox
        title="This page crashed."
        message={this.state.error.message}
        action="Try again"
        onAction={() => this.props.onRetry?.()}
      />
    );
  }
}

import { Component, type ReactNode } from 'react';
import { ErrorBox } from './ErrorBox.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Fetches the content again, as it causes most crashes. New children clear the error. */
  onRetry?: () => void;
}

interface ErrorBoundaryState {
  error?: Error;
}

/** Catches rendering errors of the page and offers a retry; everything around it stays usable. */
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

import { t } from '../../contract/strings/t.ts';
import { Component, type ReactNode } from 'react';
import { ErrorBox } from './ErrorBox.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Fetches the content again, as it causes most crashes. New children clear the error. */
  onRetry?: () => void;
  /** Shown instead of the usual message. */
  renderError?: (error: Error) => ReactNode;
}

interface ErrorBoundaryState {
  error?: Error;
}

/** Catches rendering errors of what it contains and offers a retry; everything around it stays usable. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromError(error: Error): ErrorBoundaryState {
    return { error };
  }

  override componentDidUpdate({ children }: ErrorBoundaryProps, { error }: ErrorBoundaryState): void {
    // oxlint-disable-next-line react/no-did-update-set-state -- other children may be right, and only now they are known
    if (error && children !== this.props.children) this.setState({ error: undefined });
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    if (this.props.renderError) return this.props.renderError(error);
    return (
      <ErrorBox
        title={t('app.crashed')}
        message={error.message}
        action={t('app.tryAgain')}
        onAction={() => this.props.onRetry?.()}
      />
    );
  }
}

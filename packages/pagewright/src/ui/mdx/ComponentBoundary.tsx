'use client';

import type { ReactNode } from 'react';
import { ErrorBoundary } from '../app/ErrorBoundary.tsx';

/** Keeps the crash of one of the site's components to the place where that stands. */
export function ComponentBoundary({ name, children }: { name: string; children: ReactNode }) {
  const renderError = ({ message }: Error): ReactNode => (
    <div className="component-error" role="alert">
      <p>
        <strong>{`<${name}> crashed.`}</strong> {message}
      </p>
    </div>
  );
  return <ErrorBoundary renderError={renderError}>{children}</ErrorBoundary>;
}

import type { MouseEvent } from 'react';

interface ErrorBoxProps {
  title: string;
  message: string;
  action: string;
  onAction: () => void;
}

/** Its button is busy from the press on: whatever the outcome, another box or the page takes its place. */
export function ErrorBox({ title, message, action, onAction }: ErrorBoxProps) {
  const press = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    currentTarget.ariaBusy = 'true';
    onAction();
  };
  return (
    <div className="error-box" role="alert">
      <h1>{title}</h1>
      <p>{message}</p>
      <button type="button" className="button" onClick={press}>
        {action}
      </button>
    </div>
  );
}

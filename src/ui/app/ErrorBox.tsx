export interface ErrorBoxProps {
  title: string;
  message: string;
  action: string;
  onAction: () => void;
}

export function ErrorBox({ title, message, action, onAction }: ErrorBoxProps) {
  return (
    <div className="error-box" role="alert">
      <h1>{title}</h1>
      <p>{message}</p>
      <button type="button" className="button" onClick={onAction}>
        {action}
      </button>
    </div>
  );
}

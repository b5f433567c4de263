import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { t } from '../../contract/strings/t.ts';
// oxlint-disable-next-line import/no-unassigned-import -- the bundler links the stylesheet with this code
import './feedback-form.css';
import { maxText } from './message.ts';
import { send } from './send.ts';

export interface FormProps {
  version: string;
  helpful: boolean;
  isSent: boolean;
  onSent: () => void;
}

/** A few words of the reader, which stay until they are sent. */
export function FeedbackForm({ version, helpful, isSent, onSent }: FormProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  // At once, other than state: a second press comes before the next rendering.
  const isUnderWay = useRef(false);
  const status = useRef<HTMLParagraphElement>(null);

  // What had the focus is gone.
  useEffect(() => {
    if (isSent) status.current!.focus();
  }, [isSent]);

  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSending(true);
    setFailure(undefined);
    const { lang: language } = document.documentElement;
    const said = text.trim();
    const outcome = await send({
      type: 'feedback',
      page: location.pathname,
      version,
      language,
      helpful,
      ...(said && { text: said }),
    });
    isUnderWay.current = false;
    setSending(false);
    if (outcome.isSent) onSent();
    else setFailure(failureOf(outcome.status));
  };

  return (
    <form className="feedback-form" onSubmit={submit}>
      {/* First, so that it stays where it is. */}
      <p id={`${id}-note`} ref={status} role="status" tabIndex={-1} className={failure && 'feedback-failure'}>
        {isSent ? t('feedback.sent') : isSending ? t('feedback.sending') : (failure ?? t('feedback.private'))}
      </p>
      {!isSent && (
        <>
          <label htmlFor={id}>{t('feedback.text')}</label>
          <textarea
            id={id}
            rows={3}
            maxLength={maxText}
            dir="auto"
            value={text}
            readOnly={isSending}
            aria-describedby={`${id}-note`}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className="button" aria-disabled={isSending}>
            {t('feedback.send')}
          </button>
        </>
      )}
    </form>
  );
}

function failureOf(status: number): string {
  if (status === 0) return t('feedback.unreachable');
  if (status === 429) return t('feedback.limited');
  return t('feedback.failed', { status });
}

'use client';

import { type ComponentType, useId, useState } from 'react';
import { t } from '../../contract/strings/t.ts';
import type { FormProps } from './FeedbackForm.tsx';

/** The question below a doc. What follows an answer is loaded with it. */
export default function Feedback({ version }: { version: string }) {
  const id = useId();
  const [helpful, setHelpful] = useState<boolean>();
  const [Form, setForm] = useState<ComponentType<FormProps>>();
  const [isMissing, setMissing] = useState(false);
  const [isSent, setSent] = useState(false);

  const answer = (value: boolean): void => {
    setHelpful(value);
    setMissing(false);
    import('./FeedbackForm.tsx').then(
      ({ FeedbackForm }) => setForm(() => FeedbackForm),
      () => setMissing(true),
    );
  };
  const button = (value: boolean, label: string) => (
    <button type="button" aria-pressed={helpful === value} disabled={isSent} onClick={() => answer(value)}>
      {label}
    </button>
  );

  return (
    <div className={helpful === undefined ? 'feedback' : 'feedback is-open'} role="group" aria-labelledby={id}>
      <div className="feedback-question">
        <span id={id}>{t('feedback.question')}</span>
        {button(true, t('feedback.yes'))}
        {button(false, t('feedback.no'))}
      </div>
      {helpful !== undefined && (
        <div className="feedback-room">
          {Form && <Form version={version} helpful={helpful} isSent={isSent} onSent={() => setSent(true)} />}
          <p role="alert">{isMissing && t('feedback.notLoaded')}</p>
        </div>
      )}
    </div>
  );
}

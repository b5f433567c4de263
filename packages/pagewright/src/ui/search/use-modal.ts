import { type ComponentType, useEffect, useState } from 'react';
import type { ModalProps } from './modal/modal-props.ts';

export const loadModal = (): Promise<{ default: ComponentType<ModalProps> }> => import('./modal/SearchModal.tsx');

/** Loads what is below the field when it is wanted; each opening tries anew. Not `lazy`: React holds back what follows a fallback. */
export function useModal(isWanted: boolean) {
  const [Modal, setModal] = useState<ComponentType<ModalProps>>();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(-1);
  useEffect(() => {
    if (!isWanted || Modal) return;
    let isOver = false;
    loadModal().then(
      ({ default: Loaded }) => setModal(() => Loaded),
      () => isOver || setFailed(attempt),
    );
    return () => {
      isOver = true;
      setFailed(-1);
    };
  }, [isWanted, Modal, attempt]);
  return { Modal, hasFailed: failed === attempt, retry: () => setAttempt(attempt + 1) };
}

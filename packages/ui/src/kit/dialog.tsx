import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import './dialog.css';
import { Drawer, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useLayoutEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { markFirstField, noteScrollbar } from './first-field.ts';

type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string; // the question
  children: ReactNode; // facts in rows, then the verb with its price, then "Agora não"
  size?: string | number;
};

/** A question: from the bottom on phones, in the middle on a desktop, where its first field has the focus. Focus stays inside and goes back where it came from. */
export function Dialog({ isOpen, onClose, title, children, size = 440 }: DialogProps) {
  const { t } = useTranslation('ui');
  useScrollbarKept(isOpen);
  const isDesktop = useMediaQuery('(min-width: 768px)', true, { getInitialValueInEffect: false });
  // The page is held still by dialog.css: Mantine would write a style element, which the page's policy refuses.
  const shared = { opened: isOpen, onClose, title, lockScroll: false, closeButtonProps: { 'aria-label': t('close'), iconSize: 20 } };
  if (isDesktop) {
    return (
      <Modal {...shared} size={size}>
        <div ref={markFirstField}>{children}</div>
      </Modal>
    );
  }
  return (
    <Drawer {...shared} position="bottom" size="auto" className="vitrine-sheet" transitionProps={{ transition: 'slide-up', duration: 280 }}>
      {children}
    </Drawer>
  );
}

/** A pane that slides in from the end of the line: filters, details, what does not fit beside the list. */
export function SideDrawer({ isOpen, onClose, title, children, size = 430 }: DialogProps) {
  const { t } = useTranslation('ui');
  useScrollbarKept(isOpen);
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      title={title}
      position="right"
      size={size}
      lockScroll={false}
      closeButtonProps={{ 'aria-label': t('close'), iconSize: 20 }}
    >
      {children}
    </Drawer>
  );
}

function useScrollbarKept(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (isOpen) noteScrollbar();
  }, [isOpen]);
}

/** The facts of a question, a row each. */
export function Facts({ rows }: { rows: readonly { term: string; value: ReactNode }[] }) {
  return (
    <dl className="vitrine-facts">
      {rows.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

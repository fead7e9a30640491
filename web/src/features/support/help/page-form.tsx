import type { PageFormProps } from '../../../shared/page-form.ts';
import { AskSupport } from './ask-support.tsx';

/** A form on a page of the client's: what is written is a message to the team like any other, with the day of its answer (NAV-11, EXP-02). */
export const PageForm = ({ id, title }: PageFormProps) => (
  <AskSupport room="contact" about={title} draft={`page/${id}`} hasSubject={false} />
);

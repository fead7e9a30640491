import { createContext, type ComponentType } from 'react';

export type PageFormProps = {
  /** Whose draft lies on the device. */
  id: string;
  /** Its subject as well. */
  title: string;
};

/** What members write to the team by a form on a page; the shell says which, because the room of help has it. */
export const PageForm = createContext<ComponentType<PageFormProps> | undefined>(undefined);

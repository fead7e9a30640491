import { SendSheet } from '../../../shared/files/send-sheet.tsx';
import { beginImport, importsKey } from './api.ts';

/** The sheet of people (ADM-02). */
export const StartImport = () => <SendSheet room="identity" begin={beginImport} path="/people-imports" importsKey={importsKey} />;

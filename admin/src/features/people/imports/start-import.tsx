import { SendSpreadsheet } from '../../../shared/files/send-spreadsheet.tsx';
import { beginImport, importsKey } from './api.ts';

/** The spreadsheet of people (ADM-02). */
export const StartImport = () => <SendSpreadsheet room="people" begin={beginImport} path="/people-imports" importsKey={importsKey} />;
